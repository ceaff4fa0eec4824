import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { documentSorts } from '@/config/document-sorts';
import { paths } from '@/config/paths';
import { PageSummary } from '@/features/pages/components/staff/page-summary';
import { StaffPageFilters } from '@/features/pages/components/staff/staff-page-filters';
import { StaffPageList } from '@/features/pages/components/staff/staff-page-list';
import { pageStatuses, pageTemplates } from '@/features/pages/model';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { PrivateHead } from '@/lib/seo/private-head';
import { choiceField, pageField, textField, useSearchState } from '@/lib/search-state';

const filterFields = {
  search: textField(),
  status: choiceField(['all', ...pageStatuses], 'all'),
  template: choiceField(['all', ...pageTemplates], 'all'),
  sort: choiceField(documentSorts, 'updated'),
  page: pageField(),
};

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_pages'], {
    message: "You don't have permission to manage pages",
  });
  return null;
}

export function Component() {
  const [filter, setFilter] = useSearchState(filterFields);
  const { can } = useStaff();
  const canManage = can('manage_pages');

  return (
    <>
      <PrivateHead title="Page Management" />
      <PageHeader
        title="Page Management"
        actions={
          canManage && (
            <Button asChild variant="primary">
              <Link to={paths.cms.newPage()}>New Page</Link>
            </Button>
          )
        }
      />
      <PageSummary />
      <div className="space-y-5">
        <StaffPageFilters
          search={filter.search}
          status={filter.status}
          template={filter.template}
          sort={filter.sort}
          onSearch={(search) => setFilter({ search, page: 1 }, { replace: true })}
          onStatus={(status) => setFilter({ status, page: 1 })}
          onTemplate={(template) => setFilter({ template, page: 1 })}
          onSort={(sort) => setFilter({ sort, page: 1 })}
        />
        <StaffPageList
          filter={filter}
          canManage={canManage}
          onClearFilters={() => setFilter({ search: '', status: 'all', template: 'all', page: 1 })}
        />
      </div>
    </>
  );
}
