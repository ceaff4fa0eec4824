import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { toastFailure } from '@/components/feedback/toast-failure';
import { FormShell } from '@/components/form/form-shell';
import { ResultPreview } from '@/components/seo/result-preview';
import { SearchDataFields } from '@/components/seo/search-data-fields';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { oneLine } from '@/lib/one-line';
import { searchDataFields } from '@/lib/seo/search-data-schema';
import { toAppError } from '@/lib/supabase/errors';
import { kindLabels, shownOf, type ListedHead } from '../model';
import {
  ConflictError,
  useSaveSearchData,
  type SearchDataValues,
  type StoredSearchData,
} from '../save';
import { DialogConflict } from './dialog-conflict';
import { HeadFacts } from './head-facts';
import { ShareCard } from './share-card';

interface SearchDataDialogProps {
  readonly head: ListedHead;
  readonly canViewFigures: boolean;
  readonly onClose: () => void;
}

const FORM_ID = 'search-data-form';
const schema = z.object(searchDataFields);

const hints = {
  'built-in': {
    title: 'The title of the page itself is taken if this is empty.',
    description: 'The description of the page itself is taken if this is empty.',
  },
  post: {
    title: 'The title of the article is taken if this is empty.',
    description: 'The excerpt is taken, cut to 160 characters, if this is empty.',
  },
  page: {
    title: 'The title of the page is taken if this is empty.',
    description: undefined,
  },
};

/** Title and description of one address, with what search results and shared links make of them. Mounted while open. */
export function SearchDataDialog({ head, canViewFigures, onClose }: SearchDataDialogProps) {
  const { metaTitle, metaDescription } = head;
  const form = useForm<SearchDataValues>({
    resolver: zodResolver(schema),
    defaultValues: { metaTitle, metaDescription },
  });
  const save = useSaveSearchData();
  const [version, setVersion] = useState(head.version);
  const [theirs, setTheirs] = useState<StoredSearchData>();
  const [error, setError] = useState<string | null>(null);
  const [title, description] = useWatch({
    control: form.control,
    name: ['metaTitle', 'metaDescription'],
  });
  const typed = { metaTitle: oneLine(title), metaDescription: oneLine(description) };
  const shown = shownOf(head, typed);
  const isEmpty = typed.metaTitle + typed.metaDescription === '';
  const hint = hints[head.kind];

  function handleSubmit(values: SearchDataValues, base = version) {
    setError(null);
    setTheirs(undefined);
    save.mutate(
      { head, version: base, values },
      {
        onSuccess: onClose,
        onError: (cause) => {
          if (cause instanceof ConflictError) {
            setTheirs(cause.theirs);
            return;
          }
          setError(toAppError(cause).message);
          toastFailure(cause, 'Failed to save search data');
        },
      },
    );
  }

  return (
    <FormDialog
      open
      size="large"
      isDirty={form.formState.isDirty}
      onOpenChange={onClose}
      dismissible={!save.isPending}
      title="Edit Search Data"
      description={
        <>
          {kindLabels[head.kind]} <span className="font-mono break-all">{head.path}</span>
        </>
      }
      footer={
        <>
          {head.kind === 'built-in' && !isEmpty ? (
            <Button
              variant="quiet"
              disabled={save.isPending}
              className="max-sm:w-full sm:mr-auto"
              onClick={() => {
                const options = { shouldDirty: true, shouldValidate: true };
                form.setValue('metaTitle', '', options);
                form.setValue('metaDescription', '', options);
                form.setFocus('metaTitle');
              }}
            >
              Back to its own words
            </Button>
          ) : null}
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            pending={save.isPending}
            pendingLabel="Saving…"
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <div className="min-w-0 space-y-5">
          {theirs ? (
            <DialogConflict
              theirs={theirs}
              shown={shownOf(head, theirs)}
              onKeepMine={() => {
                setVersion(theirs.version);
                void form.handleSubmit((values) => handleSubmit(values, theirs.version))();
              }}
              onTakeTheirs={() => {
                setVersion(theirs.version);
                form.reset(theirs);
                setTheirs(undefined);
              }}
            />
          ) : null}
          <FormShell
            id={FORM_ID}
            form={form}
            label="Search data"
            onSubmit={(values) => handleSubmit(values)}
            pending={save.isPending}
            error={error}
          >
            <SearchDataFields
              control={form.control}
              titleName="metaTitle"
              descriptionName="metaDescription"
              titleHint={hint.title}
              descriptionHint={hint.description}
            />
          </FormShell>
          <HeadFacts head={head} canViewFigures={canViewFigures} />
        </div>
        <div className="min-w-0 space-y-5">
          <ResultPreview title={shown.title} path={head.path} description={shown.description} />
          <ShareCard title={shown.title} description={shown.description} image={head.image} />
        </div>
      </div>
    </FormDialog>
  );
}
