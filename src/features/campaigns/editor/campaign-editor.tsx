import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { DraftOffer } from '@/components/drafts/draft-offer';
import { NewDraftOffers } from '@/components/drafts/new-draft-offers';
import { UnkeptNotice } from '@/components/drafts/unkept-notice';
import { FormShell } from '@/components/form/form-shell';
import { LeaveWarning } from '@/components/form/leave-warning';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/card';
import { useSaveShortcut } from '@/hooks/use-save-shortcut';
import { useDraftOffers } from '@/lib/drafts/use-draft-offers';
import { inputOf } from '../document';
import type { CampaignInput } from '../schema';
import { tidyUtmName } from '../utm';
import { compareCampaigns } from './compare';
import { EditorBar } from './editor-bar';
import { KindFields } from './kind-fields';
import { SaveDialogs } from './save-dialogs';
import { TimeFields } from './time-fields';
import {
  toastFirstError,
  useCampaignEditor,
  type CampaignEditorOptions,
} from './use-campaign-editor';

interface CampaignEditorProps extends CampaignEditorOptions {
  /** Continues an unsaved new campaign in an editor of its own. */
  readonly onContinue: (draft: NonNullable<CampaignEditorOptions['adopted']>) => void;
  /** What visitors see, drawn by their own components. */
  readonly preview: (campaign: CampaignInput) => ReactNode;
}

/** Plans one campaign. Mounted with the campaign's id as key. */
export function CampaignEditor({ onContinue, preview, ...options }: CampaignEditorProps) {
  const { stored, blank, drafts } = options;
  const editor = useCampaignEditor(options);
  const { form, base } = editor;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { isSubmitted } = useFormState({ control: form.control });
  const offers = useDraftOffers(
    drafts,
    stored ? stored.id : null,
    stored ? inputOf(stored) : blank,
    editor.slot,
  );
  useSaveShortcut(() => editor.submit(base?.status ?? 'draft'));

  return (
    <FormShell
      form={form}
      label="Campaign"
      onSubmit={(values) => editor.store(values, values.status)}
      onInvalid={toastFirstError}
      pending={editor.isSaving}
      error={null}
      className="max-lg:pb-32"
    >
      <EditorBar editor={editor} />
      {stored
        ? offers.offers.map((draft) => (
            <DraftOffer
              key={draft.slot}
              keptAt={draft.keptAt}
              savedAt={stored.updatedAt}
              changedBy={
                draft.base && draft.base.version < stored.version ? stored.updatedByName : null
              }
              fields={compareCampaigns(draft.value, inputOf(stored))}
              hasTyped={editor.hasUnsaved}
              onDiscard={() => offers.discard(draft)}
              onRestore={() => {
                editor.restore(draft);
                offers.hide(draft);
              }}
            />
          ))
        : null}
      {!stored && !base ? (
        <NewDraftOffers
          noun="campaign"
          // A popup's title is not what the campaign is called.
          offers={offers.offers.map((draft) => ({
            ...draft,
            value: { ...draft.value, title: draft.value.name },
          }))}
          onContinue={({ slot }) => {
            const draft = offers.offers.find((one) => one.slot === slot);
            if (draft) onContinue(draft);
          }}
          onDiscard={offers.discard}
        />
      ) : null}
      <UnkeptNotice outcome={editor.draftOutcome} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <TextField
            control={form.control}
            name="name"
            label="Name"
            required
            autoComplete="off"
            hint="For the team; visitors do not see it."
          />
          <KindFields form={form} kind={kind} />
          <Preview editor={editor} preview={preview} />
        </div>
        <div className="min-w-0 space-y-6">
          <TimeFields id={editor.base?.id ?? options.id} form={form} />
          <Panel title="Counting">
            <div
              role="presentation"
              onBlur={() => {
                const typed = form.getValues('utmCampaign');
                if (typed !== tidyUtmName(typed))
                  form.setValue('utmCampaign', tidyUtmName(typed), {
                    shouldValidate: isSubmitted,
                  });
              }}
            >
              <TextField
                control={form.control}
                name="utmCampaign"
                label="Campaign name in links"
                autoComplete="off"
                spellCheck={false}
                hint="utm_campaign, as in your links: leads of both are counted together. Lower case and hyphens; empty: nothing is counted."
              />
            </div>
          </Panel>
        </div>
      </div>
      <SaveDialogs editor={editor} />
      <LeaveWarning
        when={editor.hasUnsaved}
        description="They are not saved yet. This browser keeps them and offers them when you come back."
      />
    </FormShell>
  );
}

interface PreviewProps extends Pick<CampaignEditorProps, 'preview'> {
  readonly editor: ReturnType<typeof useCampaignEditor>;
}

/** Follows what is typed. */
function Preview({ editor, preview }: PreviewProps) {
  const typed = useWatch({ control: editor.form.control });
  return preview({ ...editor.form.getValues(), ...typed } as CampaignInput);
}
