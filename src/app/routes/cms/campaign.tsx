import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { showToast } from '@/components/feedback/toast-store';
import { PageHeader } from '@/components/layout/page-header';
import { paths } from '@/config/paths';
import {
  campaignDocumentQuery,
  inputOf,
  type CampaignDocument,
} from '@/features/campaigns/document';
import { CampaignEditor } from '@/features/campaigns/editor/campaign-editor';
import { KindChoice } from '@/features/campaigns/editor/kind-choice';
import { CampaignResult } from '@/features/campaigns/figures/campaign-result';
import { campaignKeys } from '@/features/campaigns/keys';
import { campaignKinds, kindLabels } from '@/features/campaigns/model';
import { blankCampaign, parseCampaignDraft, type CampaignInput } from '@/features/campaigns/schema';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { createDraftStore, type KeptDraft } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/drafts/new-id';
import { isolated } from '@/lib/isolated';
import { queryClient } from '@/lib/query-client';
import { redirectFrom } from '@/lib/redirect-from';
import { PrivateHead } from '@/lib/seo/private-head';
import { toAppError } from '@/lib/supabase/errors';
import { CampaignPreview } from './campaign-preview';

const DENIAL = "You don't have permission to manage campaigns.";

interface CampaignData {
  readonly id: string;
  /** Null for a new one. */
  readonly campaign: CampaignDocument | null;
  /** What a new one starts with; null while its kind is to be chosen. */
  readonly blank: CampaignInput | null;
}

/** A campaign that was created a moment ago needs no second look: its editor is open already. */
const JUST_NOW_MS = 2000;

/** A copy runs at another time: it begins as a draft at the next full hour. */
function copyOf(campaign: CampaignDocument): CampaignInput {
  const input = inputOf(campaign);
  const { startsAt, endsAt } = blankCampaign(input.kind, Date.now());
  return {
    ...input,
    name: `${input.name} (copy)`.slice(0, 120),
    status: 'draft',
    startsAt,
    endsAt,
  };
}

async function newCampaign(search: URLSearchParams): Promise<CampaignData> {
  const id = newId();
  const kind = campaignKinds.find((one) => one === search.get('kind'));
  if (kind) return { id, campaign: null, blank: blankCampaign(kind, Date.now()) };
  const from = search.get('from');
  const source = from === null ? null : await queryClient.query(campaignDocumentQuery(from));
  return { id, campaign: null, blank: source ? copyOf(source) : null };
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<CampaignData> {
  await requirePermission(request, ['manage_campaigns'], { message: DENIAL });
  const id = params['id'] ?? '';
  try {
    if (id === 'new') return await newCampaign(new URL(request.url).searchParams);
    const query = campaignDocumentQuery(id);
    const campaign = await queryClient.query({ ...query, staleTime: JUST_NOW_MS });
    if (campaign) return { id, campaign, blank: null };
    sayFailed('It may have been deleted, or the address is incomplete.');
  } catch (error) {
    sayFailed(toAppError(error).message);
  }
  throw redirectFrom(request, paths.cms.campaigns());
}

function sayFailed(reason: string): void {
  showToast({
    title: 'Error',
    description: 'Failed to fetch campaign',
    reason,
    variant: 'destructive',
  });
}

/** Plans a campaign, and says what it brought. */
export function Component() {
  const { id, campaign, blank } = useLoaderData<CampaignData>();
  const { profile, can } = useStaff();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [saved, setSaved] = useState<CampaignDocument>();
  const [adopted, setAdopted] = useState<{
    readonly replaces: string;
    readonly draft: KeptDraft<CampaignInput>;
  }>();
  const drafts = useMemo(
    () =>
      createDraftStore<CampaignInput>({
        kind: 'campaign',
        ownerId: profile.id,
        parse: parseCampaignDraft,
      }),
    [profile.id],
  );

  // Withdrawn while the screen was open.
  if (!can('manage_campaigns')) return <AccessDenied message={DENIAL} />;

  const current = saved?.id === id ? saved : campaign;
  const draft = !campaign && adopted?.replaces === id ? adopted.draft : null;
  const start = draft?.value ?? blank ?? campaign;
  const title = current ? `Edit: ${isolated(current.name)}` : 'Plan a campaign';
  const back = { label: 'Back to Campaigns', href: paths.cms.campaigns() };
  const editorId = draft?.documentId ?? id;

  return (
    <>
      <PrivateHead title={title} />
      <PageHeader
        title={title}
        back={back}
        {...(start ? { description: kindLabels[start.kind] } : {})}
      />
      {start ? (
        <CampaignEditor
          key={editorId}
          id={editorId}
          stored={campaign}
          blank={blank ?? inputOfStart(start)}
          adopted={draft}
          drafts={drafts}
          preview={(typed) => <CampaignPreview campaign={typed} />}
          onContinue={(chosen) => setAdopted({ replaces: id, draft: chosen })}
          onCreated={(created) => {
            client.setQueryData(campaignDocumentQuery(created.id).queryKey, created);
            void navigate(paths.cms.campaign(created.id), {
              replace: true,
              preventScrollReset: true,
              state: { keepFocus: true },
            });
          }}
          onSaved={(document) => {
            setSaved(document);
            void client.invalidateQueries({ queryKey: campaignKeys.all, refetchType: 'none' });
          }}
        />
      ) : (
        <KindChoice />
      )}
      {current ? <CampaignResult campaign={current} /> : null}
    </>
  );
}

/** For an editor of what is stored, a blank is never shown. */
function inputOfStart({ kind }: CampaignInput): CampaignInput {
  return blankCampaign(kind, 0);
}
