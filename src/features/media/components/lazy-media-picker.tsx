import { LateTool } from '@/components/late/late-tool';
import type { PicturePickerProps } from '@/components/pictures/picture-picker';
import { lateCode } from '@/lib/late-code';

const picker = lateCode(() => import('./media-picker'));

/** The picker in a chunk of its own, fetched when somebody opens it. */
export function LazyMediaPicker(props: PicturePickerProps) {
  return (
    <LateTool code={picker} title="The library could not be opened" onClose={props.onClose}>
      {({ MediaPicker }) => <MediaPicker {...props} />}
    </LateTool>
  );
}
