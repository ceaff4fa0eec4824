import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { LeaveWarning } from '@/components/form/leave-warning';
import { PageHeader } from '@/components/layout/page-header';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { ContentExport } from '@/features/content-transfer/components/content-export';
import { ContentImport } from '@/features/content-transfer/components/content-import';
import type { StoreFile } from '@/features/content-transfer/import-content';
import { LazyMediaPicker } from '@/features/media/components/lazy-media-picker';
import { uploadBlogImage, uploadListedImage } from '@/features/media/upload-image';
import { buildHookQuery } from '@/features/settings/build-hook';
import { BuildHookForm } from '@/features/settings/components/build-hook-form';
import { EditorDefaultsForm } from '@/features/settings/components/editor-defaults-form';
import { RoleMatrix } from '@/features/settings/components/role-matrix';
import { SettingsSkeleton } from '@/features/settings/components/settings-skeleton';
import { editorDefaultsQuery } from '@/features/settings/defaults';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { staffStore } from '@/features/staff/session';
import { useStaff } from '@/features/staff/use-staff';
import { userQueries } from '@/features/users/queries';
import { ignore } from '@/lib/ignore';
import { PrivateHead } from '@/lib/seo/private-head';
import { uploadObject } from '@/lib/supabase/upload';
import { exportColumns } from './export-columns';

const DENIAL = "You don't have permission to manage settings.";

/** How far a single file has come is not shown. */
const storeFile: StoreFile = (file) => uploadObject({ ...file, onProgress: ignore });

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_settings'], { message: DENIAL });
  return null;
}

export function Component() {
  const { profile, can } = useStaff();
  const client = useQueryClient();
  const defaults = useQuery(editorDefaultsQuery());
  const hook = useQuery(buildHookQuery());
  const [hasUnsavedDefaults, setUnsavedDefaults] = useState(false);
  const [hasUnsavedMatrix, setUnsavedMatrix] = useState(false);
  const [hasUnsavedHook, setUnsavedHook] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const hasUnsaved = hasUnsavedDefaults || hasUnsavedMatrix || hasUnsavedHook;
  // Raised to put a form away whose text the person gives up.
  const [discarded, setDiscarded] = useState(0);
  const [discardedHook, setDiscardedHook] = useState(0);

  // Withdrawn while the screen was open.
  if (!can('manage_settings')) return <AccessDenied message={DENIAL} />;

  return (
    <>
      <PrivateHead title="Settings" />
      <PageHeader title="Settings" />
      <div className="space-y-6">
        <Panel title="Author of new posts">
          {defaults.data ? (
            <EditorDefaultsForm
              key={discarded}
              defaults={defaults.data}
              uploadPicture={can('manage_media') ? uploadListedImage : uploadBlogImage}
              picturePicker={LazyMediaPicker}
              onDirty={setUnsavedDefaults}
              onReload={() =>
                void defaults.refetch().then(() => setDiscarded((count) => count + 1))
              }
            />
          ) : defaults.isError ? (
            <ErrorState
              title="Failed to fetch the defaults"
              onRetry={() => void defaults.refetch()}
              pending={defaults.isFetching}
            >
              {defaults.error.message}
            </ErrorState>
          ) : (
            <SettingsSkeleton label="Loading the defaults" fields={['h-11', 'h-9 w-32', 'h-24']} />
          )}
        </Panel>
        <Panel title="Roles and permissions">
          <RoleMatrix
            canChange={profile.role === 'super_admin'}
            onDirty={setUnsavedMatrix}
            onChanged={() => {
              void staffStore.refresh();
              void client.invalidateQueries({ queryKey: userQueries.all });
            }}
          />
        </Panel>
        <Panel title="Builds">
          {hook.data ? (
            <BuildHookForm
              key={discardedHook}
              hook={hook.data}
              onDirty={setUnsavedHook}
              onReload={() =>
                void hook.refetch().then(() => setDiscardedHook((count) => count + 1))
              }
            />
          ) : hook.isError ? (
            <ErrorState
              title="Failed to fetch the build hook"
              onRetry={() => void hook.refetch()}
              pending={hook.isFetching}
            >
              {hook.error.message}
            </ErrorState>
          ) : (
            <SettingsSkeleton label="Loading the build hook" fields={['h-11']} />
          )}
        </Panel>
        <Panel title="Export">
          <ContentExport columns={exportColumns} />
        </Panel>
        <Panel title="Import">
          <ContentImport
            store={storeFile}
            onImported={() => void client.invalidateQueries()}
            onRunning={setImporting}
          />
        </Panel>
      </div>
      <LeaveWarning
        when={() => hasUnsaved || isImporting}
        {...(isImporting
          ? {
              title: 'The import is still running',
              description: `If you leave now, it stops: what has come in stays, and importing the file again goes on from there.${
                hasUnsaved ? ' What you changed on this screen is not stored, either.' : ''
              }`,
              leaveLabel: 'Stop and leave',
            }
          : {})}
      />
    </>
  );
}
