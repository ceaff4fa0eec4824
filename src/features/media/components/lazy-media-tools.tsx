import { LateTool } from '@/components/late/late-tool';
import { lateCode } from '@/lib/late-code';
import type { MediaFile } from '../model';

export type MediaTool = 'replace' | 'crop';

const tools = {
  replace: lateCode(() => import('./replace-dialog')),
  crop: lateCode(() => import('./crop-dialog')),
};

interface LazyMediaToolProps {
  readonly file: MediaFile;
  readonly tool: MediaTool;
  readonly onClose: () => void;
}

/** What changes a file, each in a chunk of its own, fetched when somebody opens it. */
export function LazyMediaTool({ tool, ...props }: LazyMediaToolProps) {
  return tool === 'crop' ? (
    <LateTool code={tools.crop} title="The tool could not be opened" onClose={props.onClose}>
      {({ CropDialog }) => <CropDialog {...props} />}
    </LateTool>
  ) : (
    <LateTool code={tools.replace} title="The tool could not be opened" onClose={props.onClose}>
      {({ ReplaceDialog }) => <ReplaceDialog {...props} />}
    </LateTool>
  );
}
