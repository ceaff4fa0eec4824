import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import { userQueries } from '../queries';

/** Tells that people wait; nothing while nobody does, and where the number cannot be read: the list says why. */
export function WaitingNotice({ onShow }: { readonly onShow: () => void }) {
  const { data: count = 0 } = useQuery(userQueries.waiting());
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        count === 1
          ? 'One account is waiting for approval'
          : `${count >= 1000 ? '1,000 or more' : count} accounts are waiting for approval`
      }
      action={
        <Button size="small" onClick={onShow}>
          Show {count === 1 ? 'it' : 'them'}
        </Button>
      }
    >
      Whoever signs up alone can do nothing until you give a role.
    </Notice>
  );
}
