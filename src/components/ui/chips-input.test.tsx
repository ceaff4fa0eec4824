import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChipsInput } from './chips-input';

function Tags({ initial = [], max }: { initial?: string[]; max?: number }) {
  const [tags, setTags] = useState(initial);
  return (
    <>
      <label htmlFor="tags">Tags</label>
      <ChipsInput id="tags" value={tags} onChange={setTags} max={max} />
      <output>{tags.join('|')}</output>
    </>
  );
}

const shown = () => document.querySelector('output')?.textContent;

describe('ChipsInput', () => {
  it('adds on Enter, on a comma and on leaving the field', async () => {
    render(<Tags />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Tags'), 'seo{Enter}python,excel');
    expect(shown()).toBe('seo|python');
    await user.tab();
    expect(shown()).toBe('seo|python|excel');
  });

  it('splits a pasted list, trims it and drops doubles in any case', async () => {
    render(<Tags initial={['SEO']} />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Tags'));
    await user.paste(' seo, data  science ,, SQL');
    expect(shown()).toBe('SEO|data science|SQL');
  });

  it('N11: isolates a chip that runs the other way', async () => {
    render(<Tags />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Tags'));
    await user.paste('שלום (one),');
    expect(shown()).toBe('שלום (one)');
    expect(screen.getByText('שלום (one)', { selector: 'bdi' })).toBeInTheDocument();
    expect(screen.getByLabelText('Tags')).toHaveAttribute('dir', 'auto');
  });

  it('removes the last chip with Backspace in the empty field, and says so', async () => {
    render(<Tags initial={['seo', 'sql']} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Tags'), '{Backspace}');
    expect(shown()).toBe('seo');
    expect(screen.getByText('Tag sql removed')).toHaveAttribute('role', 'status');
  });

  it('removes a chip by its button and keeps the focus in the field', async () => {
    render(<Tags initial={['seo', 'sql']} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove tag seo' }));
    expect(shown()).toBe('sql');
    expect(screen.getByLabelText('Tags')).toHaveFocus();
  });

  it('takes no more than its maximum and says why', async () => {
    render(<Tags initial={['one']} max={1} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Tags'), 'two{Enter}');
    expect(shown()).toBe('one');
    expect(screen.getByText('No more than 1 allowed')).toBeInTheDocument();
  });
});
