import {
  ChartNoAxesColumn,
  CircleHelp,
  Columns2,
  Columns3,
  LayoutGrid,
  Megaphone,
  PanelTop,
  Quote,
  type LucideIcon,
} from 'lucide-react';
import type { SectionClass } from '@/config/page-sections';

/** A piece of a page to begin with: HTML without blank lines, so that Markdown around it stays Markdown. */
export interface ReadySection {
  readonly name: string;
  readonly hint: string;
  readonly icon: LucideIcon;
  readonly html: string;
}

function section(name: SectionClass, ...lines: readonly string[]): string {
  return [`<section class="${name}">`, ...lines.map((line) => `  ${line}`), '</section>'].join(
    '\n',
  );
}

function box(title: string, text: string): readonly string[] {
  return ['<div>', `  <h3>${title}</h3>`, `  <p>${text}</p>`, '</div>'];
}

function question(words: string, answer: string): readonly string[] {
  return ['<details>', `  <summary>${words}</summary>`, `  <p>${answer}</p>`, '</details>'];
}

const columnText = 'What belongs in this column, in two or three sentences.';
const cardText = 'For whom it is, in a sentence.';

/** In the order in which pages are built from them. */
export const readySections: readonly ReadySection[] = [
  {
    name: 'Hero',
    hint: 'A promise, a sentence and what to do next',
    icon: PanelTop,
    html: section(
      'section-hero',
      '<h2>What readers get from this</h2>',
      '<p>One sentence that says for whom it is and what they will be able to do.</p>',
      '<p><a class="section-button" href="/courses">See the courses</a> <a href="/contact">Ask a question</a></p>',
    ),
  },
  {
    name: 'Two columns',
    hint: 'Two short texts side by side',
    icon: Columns2,
    html: section(
      'section-columns',
      '<h2>What they have in common</h2>',
      ...box('First heading', columnText),
      ...box('Second heading', columnText),
    ),
  },
  {
    name: 'Three columns',
    hint: 'Three short texts side by side',
    icon: Columns3,
    html: section(
      'section-columns',
      '<h2>What they have in common</h2>',
      ...box('First heading', columnText),
      ...box('Second heading', columnText),
      ...box('Third heading', columnText),
    ),
  },
  {
    name: 'Cards',
    hint: 'Things to choose from, each with a link',
    icon: LayoutGrid,
    html: section(
      'section-cards',
      '<h2>Choose what suits you</h2>',
      ...box('<a href="/courses">First choice</a>', cardText),
      ...box('<a href="/events/workshops">Second choice</a>', cardText),
      ...box('<a href="/events/webinars">Third choice</a>', cardText),
    ),
  },
  {
    name: 'Figures',
    hint: 'Numbers with a few words each',
    icon: ChartNoAxesColumn,
    html: section(
      'section-figures',
      '<ul>',
      '  <li><strong>60</strong> minutes of live teaching</li>',
      '  <li><strong>3</strong> tasks of your own</li>',
      '  <li><strong>1</strong> trainer who answers</li>',
      '</ul>',
    ),
  },
  {
    name: 'Quote',
    hint: 'What somebody said, with the name',
    icon: Quote,
    html: section(
      'section-quote',
      '<figure>',
      '  <blockquote><p>What the person said, in their own words.</p></blockquote>',
      '  <figcaption>Name, and what they do</figcaption>',
      '</figure>',
    ),
  },
  {
    name: 'Questions',
    hint: 'Questions that open to their answers',
    icon: CircleHelp,
    html: section(
      'section-questions',
      '<h2>Questions</h2>',
      ...question('The first question?', 'Its answer.'),
      ...question('The second question?', 'Its answer.'),
    ),
  },
  {
    name: 'Call to action',
    hint: 'The next step, on the colour of the brand',
    icon: Megaphone,
    html: section(
      'section-call',
      '<h2>The next step</h2>',
      '<p>What happens when somebody takes it.</p>',
      '<p><a class="section-button" href="/enroll">Enrol now</a></p>',
    ),
  },
];
