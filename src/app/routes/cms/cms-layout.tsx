import { Outlet, type LoaderFunctionArgs } from 'react-router-dom';
import { CmsTools } from '@/app/cms-tools';
import { Late } from '@/components/late/late';
import { paths } from '@/config/paths';
import { lateCode } from '@/lib/late-code';
import { Queries } from '@/app/queries';
import { CmsError } from '@/features/staff/components/cms-error';
import { CmsFrame } from '@/features/staff/components/cms-frame';
import { requireStaff } from '@/features/staff/require-permission';

const waitingMark = lateCode(() => import('@/features/submissions/components/waiting-mark'));

/** Fetched by those alone whose menu has the entry. */
const marks = {
  [paths.cms.leads()]: (
    <Late code={waitingMark} failed={null}>
      {({ WaitingMark }) => <WaitingMark />}
    </Late>
  ),
};

/** Nobody passes without being signed in; the way back is remembered. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  return null;
}

/** The guard stands at every navigation, not only at the first one into the CMS. */
export function shouldRevalidate(): boolean {
  return true;
}

export function Component() {
  return (
    <Queries>
      <CmsFrame tools={<CmsTools />} marks={marks}>
        <Outlet />
      </CmsFrame>
    </Queries>
  );
}

/** A screen's error takes the place of the screen alone. */
export function ErrorBoundary() {
  return (
    <Queries>
      <CmsFrame tools={<CmsTools />} marks={marks}>
        <CmsError />
      </CmsFrame>
    </Queries>
  );
}
