import { Link, useSearchParams } from 'react-router-dom';
import { Pagination } from '@/components/ui/pagination';
import { MEDIA_PAGE_SIZE, type MediaPage } from '../queries';

/** "25–48 of 1,000+ files" */
export function rangeText(page: number, { files, total, isCapped }: MediaPage): string {
  const first = (page - 1) * MEDIA_PAGE_SIZE + 1;
  const written = (count: number) => count.toLocaleString('en-IN');
  const last = first + files.length - 1;
  return `${written(first)}–${written(last)} of ${written(total)}${isCapped ? '+' : ''} ${total === 1 ? 'file' : 'files'}`;
}

interface MediaPagesProps {
  readonly page: number;
  readonly data: MediaPage;
}

/** What is shown, and the links to the other pages. */
export function MediaPages({ page, data }: MediaPagesProps) {
  const [params] = useSearchParams();

  function addressOf(target: number): string {
    const next = new URLSearchParams(params);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return `?${next.toString()}`;
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-muted" data-numbers="">
        {rangeText(page, data)}
      </p>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / MEDIA_PAGE_SIZE)}
        renderLink={({ page: target, ...link }) => <Link to={addressOf(target)} {...link} />}
      />
    </div>
  );
}
