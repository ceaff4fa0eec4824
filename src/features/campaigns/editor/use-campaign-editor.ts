import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { toastMerged } from '@/components/drafts/merged-toast';
import { showToast } from '@/components/feedback/toast-store';
import { changeFields } from '@/components/form/change-fields';
import { startOf, type DocumentEditorOptions } from '@/lib/drafts/document-kind';
import { useDocumentEditor } from '@/lib/drafts/use-document-editor';
import { campaignBackend, inputOf, type CampaignDocument } from '../document';
import { DENIAL } from '../mutations';
import { periodText } from '../model';
import { campaignSchema, type CampaignInput, type CampaignValues } from '../schema';
import { labelsOf } from './compare';

export type CampaignEditorOptions = DocumentEditorOptions<CampaignInput, CampaignDocument>;

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message === 'string' && message !== '') return message;
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .map(([, value]) => messageIn(value))
    .find((found) => found !== undefined);
}

/** One toast, however many fields are wrong. */
export function toastFirstError(errors: FieldErrors<CampaignInput>): void {
  const description = messageIn(errors);
  if (description !== undefined)
    showToast({ title: 'Validation Error', description, variant: 'destructive' });
}

function toastSaved(campaign: CampaignDocument, isNew: boolean): void {
  const period = { startsAt: campaign.exactStart, endsAt: campaign.exactEnd };
  showToast({
    title: isNew ? 'Campaign created successfully' : 'Campaign updated successfully',
    description:
      campaign.status === 'published'
        ? `Visitors see it ${periodText(period)}.`
        : 'Status: Draft. Visitors do not see it.',
    variant: 'success',
  });
}

/** One campaign while it is open: its form, tied to what all documents share. */
export function useCampaignEditor(options: CampaignEditorOptions) {
  const [start] = useState<CampaignInput>(() => startOf(options, inputOf));
  const form = useForm<CampaignInput, unknown, CampaignValues>({
    resolver: zodResolver(campaignSchema),
    defaultValues: start,
  });
  const editor = useDocumentEditor<CampaignInput, CampaignValues, CampaignDocument>(options, {
    form: {
      read: () => structuredClone(form.getValues()),
      replace: (values) => form.reset(values),
      change: (changes) => changeFields(form, changes),
      submit: (next) => void form.handleSubmit(next, toastFirstError)(),
    },
    backend: campaignBackend,
    inputOf,
    onStored: (campaign, { isNew }) => toastSaved(campaign, isNew),
    onMerged: (campaign, taken) => toastMerged(campaign.updatedByName, labelsOf(taken)),
    onDenied: () =>
      showToast({ title: 'Access Denied', description: DENIAL, variant: 'destructive' }),
    onFailed: (error) =>
      showToast({
        title: 'Error',
        description: 'Failed to save campaign',
        reason: error.message,
        variant: 'destructive',
      }),
  });

  const { touch } = editor;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => touch() }),
    [form, touch],
  );

  return { ...editor, form };
}

export type CampaignEditorState = ReturnType<typeof useCampaignEditor>;
