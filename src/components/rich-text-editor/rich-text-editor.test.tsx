import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { markupLimits, visualEditorLength } from '@/config/limits';
import { RichTextEditor } from './rich-text-editor';
import * as roundTrip from './round-trip';

const paragraph = `<p>${'word '.repeat(200)}</p>`;
const long = paragraph.repeat(Math.ceil(visualEditorLength / paragraph.length));

function open(html: string) {
  const parse = vi.spyOn(roundTrip, 'whatEditingWouldLose');
  render(<RichTextEditor label="Content" initialHtml={html} onEdit={vi.fn()} onChange={vi.fn()} />);
  return { parse, source: () => screen.queryByRole('textbox', { name: 'Content' }) };
}

describe('a text in the editor', () => {
  it('opens as source when it is long, unparsed, and says how long it is', () => {
    const { parse, source } = open(long);
    expect(source()).toHaveValue(long);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `It has ${long.length.toLocaleString('en-IN')} characters, with which the visual editor would be slow.`,
    );
    expect(parse).not.toHaveBeenCalled();
  });

  it('is asked about what it would lose after the slow editor was agreed to', () => {
    open(`${long}<details><summary>More</summary>Words</details>`);
    fireEvent.click(screen.getByRole('button', { name: 'Edit visually all the same' }));
    expect(screen.getByRole('alert')).toHaveTextContent('would drop them: <details>');
    expect(screen.getByRole('button', { name: 'Edit visually without them' })).toBeInTheDocument();
  });

  it('stays in the source, unparsed and without a way out, when its markup is too much', () => {
    const { parse, source } = open('<b>'.repeat(markupLimits.depth + 1));
    expect(source()).toHaveValue('<b>'.repeat(markupLimits.depth + 1));
    expect(screen.queryByRole('button', { name: /^Edit visually/ })).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'HTML source' }));
    expect(source()).toBeInTheDocument();
    expect(parse).not.toHaveBeenCalled();
  });

  it('is what was opened, to the letter, once a change is undone', async () => {
    // What the editor asks to scroll to what is written; jsdom lays nothing out.
    Object.assign(Range.prototype, {
      getClientRects: () => [new DOMRect()],
      getBoundingClientRect: () => new DOMRect(),
    });
    const html = '<p>One</p>\n\n\n<p>Two</p>';
    const { source } = open(html);
    fireEvent.click(screen.getByRole('button', { name: /^Dividing line/ }));
    expect(await screen.findByRole('separator')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    fireEvent.click(screen.getByRole('button', { name: /^HTML source/ }));
    expect(source()).toHaveValue(html);
  });
});
