import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { png } from '../e2e/support/pictures';
import type { Engine } from '../support/engines/engine';
import { visitorOf, type Part, type Visitor } from '../support/engines/visitor';

const publicPages = [
  ['/', /^Learn\. Apply\. Get Hired/],
  ['/courses', /^Four courses/],
  ['/courses/data-science', /Data Science/],
  ['/events/webinars', /^Webinars/],
  ['/job-portal', /jobs our courses lead to/],
  ['/blogs', /^Work, explained/],
  ['/resources', /booklets/],
  ['/faq', /questions we hear most/],
  ['/about', /career is woven/],
  ['/ai-bootcamp-event', /AI.Bootcamp/],
] as const;

const title: Part = ['textbox', /^Title/];

/** Runs the main stories of visitors and staff; each fails, too, for an error that its pages log. */
export function runStories(name: string, launch: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let visitor: Visitor;
    let folder: string;
    const mark = `${name} ${Date.now().toString(36)}`;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'careerloom-engine-'));
      await writeFile(join(folder, 'loom.png'), png(640, 360));
      engine = await launch();
      visitor = visitorOf(engine, inject('site'));
    });
    afterEach(async () => {
      expect(await visitor.errors(), 'the pages log no error').toEqual([]);
    });
    afterAll(async () => {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    });

    it.each(publicPages)('shows %s', async (path, headline) => {
      await visitor.open(path);
      await visitor.see(['main'], ['heading', headline]);
      await visitor.see(['contentinfo']);
    });

    it('finds jobs while one types', async () => {
      await visitor.open('/job-portal');
      await visitor.fill('python', ['main'], ['searchbox']);
      await visitor.seeAddress(/search=python/);
      expect(await visitor.read(['main'], ['searchbox'])).toBe('python');
    });

    it('takes a message that is written by keyboard', async () => {
      await visitor.open('/contact');
      await visitor.fill('Asha Verma', ['form', 'Contact'], ['textbox', /^Name/]);
      await visitor.press('Tab');
      await visitor.type('asha@example.com');
      await visitor.press('Tab');
      await visitor.type('Which course suits evenings?');
      await visitor.click(['button', 'Send message']);
      await visitor.seeText(/Message sent/);
    });

    it('signs staff in', async () => {
      await visitor.open('/cms/login');
      await visitor.fill('admin@careerloom.example', ['textbox', /^Email/]);
      // Past "Forgot password?".
      await visitor.press('Tab');
      await visitor.press('Tab');
      await visitor.type('Careerloom-demo-1');
      await visitor.press('Enter');
      await visitor.seeText('Welcome back!');
      await visitor.see(['heading', /Dashboard|Good|Welcome/]);
    });

    it('writes an article with bold words and a picture', async () => {
      await visitor.open('/cms/content/new');
      await visitor.fill(`Woven in ${mark}`, ['form', 'Post'], title);
      await visitor.fill('What a first week is like.', ['textbox', /^Excerpt/]);
      // From the field behind it back to the list of categories, where letters choose.
      await visitor.click(['textbox', /^Tags/]);
      await visitor.press('Shift', 'Tab');
      await visitor.type('Career');
      await visitor.fill('Asha', ['textbox', /^Author \*?$|^Author$/]);
      await visitor.click(['textbox', /^Content/]);
      await visitor.click(['button', /^Bold/]);
      await visitor.type('Monday');
      await visitor.see(['textbox', /^Content/], ['strong']);
      await visitor.choose('Choose pictures', join(folder, 'loom.png'));
      await visitor.fill(
        'A grey band',
        ['dialog', 'Describe the picture'],
        ['textbox', /^Alternative text/],
      );
      await visitor.click(['button', 'Use this text']);
      await visitor.see(['textbox', /^Content/], ['img', 'A grey band']);
      await visitor.press('Control', 's');
      await visitor.seeAddress(/\/cms\/content\/edit\//);
      await visitor.seeText(/\bSaved\b/);
    });

    it('writes a page with the toolbar', async () => {
      await visitor.open('/cms/pages/new');
      await visitor.fill(`Page in ${mark}`, ['form'], title);
      await visitor.click(['textbox', /^Content/]);
      await visitor.click(['button', /^Bold/]);
      await visitor.type('Loom');
      expect(await visitor.read(['textbox', /^Content/])).toMatch(
        /\*\*Loom\*\*|<strong>Loom<\/strong>/,
      );
      await visitor.press('Control', 's');
      await visitor.seeAddress(/\/cms\/pages\/edit\//);
      await visitor.seeText(/\bSaved\b/);
    });

    it('uploads a picture into the library', async () => {
      await visitor.open('/cms/media');
      await visitor.see(['heading', /Media/]);
      await visitor.choose('Choose files to upload', join(folder, 'loom.png'));
      await visitor.fill('Threads', ['list', 'Chosen files'], ['textbox', /^Alternative text/]);
      await visitor.click(['button', 'Upload 1 file']);
      await visitor.seeText('1 file(s) uploaded successfully');
    });

    it('draws the views, which keys read day by day', async () => {
      await visitor.open('/cms/analytics');
      await visitor.click(['slider', 'Views per day']);
      await visitor.press('ArrowLeft');
      await visitor.seeText(/\d+ \w+ \d{4}: [\d,]+ views?/);
    });
  });
}
