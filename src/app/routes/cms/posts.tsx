import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { StaffPostFilters } from '@/features/posts/components/staff/staff-post-filters';
import { StaffPostList } from '@/features/posts/components/staff/staff-post-list';
import { postCategories, postStatuses } from '@/features/posts/model';
import { postPermissions } from '@/features/staff/permissions';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { PrivateHead } from '@/lib/seo/private-head';
import { choiceField, pageField, textField, useSearchState } from '@/lib/search-state';

const filterFields = {
  search: textField(),
  status: choiceField(['all', ...postStatuses], 'all'),
  category: choiceField(['all', ...postCategories], 'all'),
  page: pageField(),
};

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, postPermissions);
  return null;
}

export function Component() {
  const [filter, setFilter] = useSearchState(filterFields);
  const { can } = useStaff();
  const rights = {
    canCreate: can('create_content'),
    canEdit: can('edit_content'),
    canPublish: can('publish_content'),
    canDelete: can('delete_content'),
  };

  return (
    <>
      <PrivateHead title="Posts" />
      <PageHeader
        title="Posts"
        actions={
          rights.canCreate && (
            <Button asChild variant="primary">
              <Link to={paths.cms.newPost()}>New Post</Link>
            </Button>
          )
        }
      />
      <div className="space-y-5">
        <StaffPostFilters
          search={filter.search}
          status={filter.status}
          category={filter.category}
          onSearch={(search) => setFilter({ search, page: 1 }, { replace: true })}
          onStatus={(status) => setFilter({ status, page: 1 })}
          onCategory={(category) => setFilter({ category, page: 1 })}
        />
        <StaffPostList
          filter={filter}
          rights={rights}
          onClearFilters={() => setFilter({ search: '', status: 'all', category: 'all', page: 1 })}
        />
      </div>
    </>
  );
}
