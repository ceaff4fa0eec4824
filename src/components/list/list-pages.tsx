import { Link, useSearchParams } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';
import type { CountedPage } from '@/lib/supabase/counted-list';
import type { ListNoun } from './list-column';

interface ListPagesProps {
  readonly noun: ListNoun;
  /** 1-based. */
  readonly page: number;
  readonly list: CountedPage<unknown>;
}

/** "21–40 of 1,000+ posts" */
export function rangeText({ noun, page, list }: ListPagesProps): string {
  const written = (count: number) => count.toLocaleString('en-IN');
  const first = (page - 1) * list.pageSize + 1;
  const last = first + list.rows.length - 1;
  return `${written(first)}–${written(last)} of ${written(list.total)}${list.isCapped ? '+' : ''} ${list.total === 1 ? noun.one : noun.many}`;
}

/** What is shown, and the links to the other pages of a list whose page stands in the address. */
export function ListPages(props: ListPagesProps) {
  const [params] = useSearchParams();

  function addressOf(target: number): string {
    const next = new URLSearchParams(params);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return `?${next.toString()}`;
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-muted" data-numbers="">
        {rangeText(props)}
      </p>
      <Pagination
        page={props.page}
        pageCount={Math.ceil(props.list.total / props.list.pageSize)}
        renderLink={({ page: target, ...link }) => <Link to={addressOf(target)} {...link} />}
      />
    </div>
  );
}
