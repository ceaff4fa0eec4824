import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { firstRoom } from '@/features/staff/navigation';
import { requireStaff } from '@/features/staff/require-permission';
import { PrivateHead } from '@/lib/seo/private-head';

/** Leads to the first room that is open to this person. */
export async function loader({ request }: LoaderFunctionArgs) {
  const room = firstRoom(await requireStaff(request));
  if (room !== undefined) throw replace(room);
  return null;
}

export function Component() {
  return (
    <>
      <PrivateHead title="Start" />
      <PageHeader
        title="Nothing to do here yet"
        description="Your role includes none of the screens of this area. An administrator can change that."
      />
    </>
  );
}
