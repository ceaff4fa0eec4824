import { useId } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { limits } from '@/config/limits';
import { isVideo } from '../model';
import type { ShrinkOffer } from '../shrink-image';
import { wordsProblem, type UploadChanges, type UploadItem } from '../upload-item';

interface UploadQuestionsProps {
  readonly item: UploadItem;
  readonly isAsked: boolean;
  readonly onChange: (changes: UploadChanges) => void;
}

function offerText({ makesSmaller, removesMetadata, width, height }: ShrinkOffer): string {
  const metadata = 'remove what it tells about place and camera';
  if (!makesSmaller) return `R${metadata.slice(1)}`;
  return `Make it smaller (${width} × ${height})${removesMetadata ? ` and ${metadata}` : ''}`;
}

/** What only a person can say about a file, before it is sent. */
export function UploadQuestions({ item, isAsked, onChange }: UploadQuestionsProps) {
  const id = useId();
  const { media } = item;
  if (!media) return null;
  const problem = isAsked ? wordsProblem(item) : undefined;
  return (
    <div className="space-y-3">
      {isVideo(media) ? null : (
        <>
          <FieldFrame
            label="Alternative text"
            {...(problem === undefined ? {} : { error: problem })}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name={`alt-${item.id}`}
                autoComplete="off"
                maxLength={limits.altText}
                disabled={item.isDecorative}
                placeholder={item.isDecorative ? '' : 'What somebody who cannot see it should know'}
                value={item.isDecorative ? '' : item.altText}
                onChange={({ target }) => onChange({ altText: target.value })}
              />
            )}
          </FieldFrame>
          <label htmlFor={`${id}-decorative`} className="flex items-center gap-3 text-sm">
            <Checkbox
              id={`${id}-decorative`}
              checked={item.isDecorative}
              onChange={({ target }) => onChange({ isDecorative: target.checked })}
            />
            It only decorates
          </label>
        </>
      )}
      {media.offer ? (
        <label htmlFor={`${id}-offer`} className="flex items-center gap-3 text-sm">
          <Checkbox
            id={`${id}-offer`}
            checked={item.isShrunk}
            onChange={({ target }) => onChange({ isShrunk: target.checked })}
          />
          {offerText(media.offer)}
        </label>
      ) : null}
    </div>
  );
}
