import { Link, useSearchParams } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';

interface StaffPostPagesProps {
  readonly page: number;
  readonly pageSize: number;
  readonly shown: number;
  readonly total: number;
  readonly isCapped: boolean;
}

/** "21–40 of 1,000+" and the links to the other pages. */
export function StaffPostPages({ page, pageSize, shown, total, isCapped }: StaffPostPagesProps) {
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
        {total === 1 ? 'post' : 'posts'}
      </p>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        renderLink={({ page: target, ...link }) => <Link to={addressOf(target)} {...link} />}
      />
    </div>
  );
}
