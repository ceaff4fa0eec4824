import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';

/** From the editor of a document to what it said before. */
export function HistoryLink({ to }: { readonly to: string }) {
  return (
    <Button asChild size="small">
      <Link to={to}>
        <History aria-hidden="true" className="size-4" />
        History
      </Link>
    </Button>
  );
}
