import { Link, useSearchParams } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';

interface ListPagesProps {
  readonly page: number;
  readonly pageSize: number;
  /** Rows on this page. */
  readonly shown: number;
  readonly total: number;
  /** There are more than the database counted. */
  readonly isCapped: boolean;
  readonly noun: { readonly one: string; readonly many: string };
}

/** "21–40 of 1,000+ posts" and the links to the other pages of a list whose page stands in the address. */
export function ListPages({ page, pageSize, shown, total, isCapped, noun }: ListPagesProps) {
  const [params] = useSearchParams();
  const first = (page - 1) * pageSize + 1;
  const count = `${total.toLocaleString('en-IN')}${isCapped ? '+' : ''}`;

  function addressOf(target: number): string {
    const next = new URLSearchParams(params);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return `?${next.toString()}`;
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-muted" data-numbers="">
        {first.toLocaleString('en-IN')}–{(first + shown - 1).toLocaleString('en-IN')} of {count}{' '}
        {total === 1 ? noun.one : noun.many}
      </p>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        renderLink={({ page: target, ...link }) => <Link to={addressOf(target)} {...link} />}
      />
    </div>
  );
}
