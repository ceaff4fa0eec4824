import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

const gallery = sourceFiles(['tooling/gallery'], /\.tsx$/)
  .map(({ text }) => text)
  .join('\n');

/** What shows nothing by itself, or only what another sample shows. */
const unseen = new Set([
  'Announcer',
  // Opened by AskReview, as which it comes late.
  'AskDialog',
  'LateAskDialog',
  // ChosenBar and RowQuestion with what they store.
  'ChosenDocuments',
  'CmsShell',
  'DialogFace',
  'DialogPicture',
  // What Weave and the other drawings draw themselves with.
  'Drawing',
  'FieldError',
  'GoneDocument',
  'Honeypot',
  'LazyToaster',
  'LeaveWarning',
  // Opened by AskReview and ReviewBand.
  'NoteDialog',
  // Opened by FocalPointButton.
  'FocalPointDialog',
  // PresenceLine and PresenceMark with who is asked for.
  'DocumentPresence',
  'EditorPresence',
  'ListPresence',
  // What Late shows where nothing was prerendered.
  'NewPart',
  // The first field of LinkForm.
  'OwnAddressField',
  // Opens ChecksDialog.
  'PublishChecks',
  'RequiredMark',
  // Opened by ScheduleButton, in lists with what it stores.
  'ScheduleDialog',
  'ScheduleRow',
  'ScriptNote',
  'VisitorFormShell',
]);

const folders = readdirSync('src/components').map((name) => `src/components/${name}`);
const components = sourceFiles(folders, /(?<!\.test)\.tsx$/)
  .filter(({ name }) => !name.includes('rich-text-editor/'))
  .flatMap(({ text }) =>
    [...text.matchAll(/^export (?:function|const (?=\w+ = memo\()) ?([A-Z][a-z]\w*)/gm)].map(
      ([, name = '']) => name,
    ),
  );

describe('the page of components (npm run gallery)', () => {
  it('finds them', () => {
    expect(components).toEqual(
      expect.arrayContaining(['Button', 'Dialog', 'SheetArt', 'Tabs', ...unseen]),
    );
  });

  it.each(components.filter((name) => !unseen.has(name)))('shows %s', (name) => {
    expect(gallery).toMatch(new RegExp(`<${name}\\b`));
  });
});
