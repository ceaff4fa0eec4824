import { useWatch } from 'react-hook-form';
import { SaveState } from '@/components/feedback/save-state';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useNow } from '@/hooks/use-now';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import type { CampaignDocument } from '../document';
import { stateLabels, stateTones, type CampaignState } from '../model';
import { momentOf } from '../schema';
import type { CampaignEditorState } from './use-campaign-editor';

function stateAt(campaign: CampaignDocument | null, now: number): CampaignState {
  if (campaign?.status !== 'published') return 'draft';
  if (campaign.exactEnd !== null && Date.parse(campaign.exactEnd) <= now) return 'ended';
  return Date.parse(campaign.exactStart) > now ? 'planned' : 'running';
}

/** State and actions; stays in view while one writes. */
export function EditorBar({ editor }: { readonly editor: CampaignEditorState }) {
  const { base, form, isSaving, isDirty, failure, submit, retry } = editor;
  const now = useNow(MINUTE_MS)?.getTime() ?? 0;
  const startsAt = useWatch({ control: form.control, name: 'startsAt' });
  const state = stateAt(base, now);
  const isActive = base?.status === 'published';
  const status = isSaving
    ? 'saving'
    : failure !== null
      ? 'failed'
      : isDirty
        ? 'dirty'
        : base
          ? 'saved'
          : 'idle';

  return (
    <div
      data-floating="save-bar"
      className="z-20 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line bg-surface py-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:px-4 lg:sticky lg:top-14 lg:mb-6 lg:border-b"
    >
      <div className="mr-auto flex items-center gap-3">
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        <SaveState
          status={status}
          onRetry={retry}
          {...(base && status === 'saved' ? { detail: formatDateTime(base.updatedAt) } : {})}
        />
      </div>
      <Button
        pending={isSaving}
        {...(isActive ? {} : { 'aria-keyshortcuts': 'Control+S Meta+S' })}
        onClick={() => submit('draft')}
      >
        {isActive ? 'Back to draft' : 'Save Draft'}
      </Button>
      <Button
        variant="primary"
        pending={isSaving}
        {...(isActive ? { 'aria-keyshortcuts': 'Control+S Meta+S' } : {})}
        onClick={() => submit('published')}
      >
        {isActive ? 'Save' : momentOf(startsAt) > now ? 'Schedule' : 'Start now'}
      </Button>
    </div>
  );
}
