import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Select } from './select';

const options = ['all', 'data', 'cloud'].map((value) => ({ value, label: value }));

/** As a browser does it: in one go, and what follows is rendered in its own time. */
function choose(value: string): Promise<void> {
  return act(async () => {
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
}

test('shows a choice at once whose value comes later, and then what the value says', async () => {
  const pages = new Map<string, Promise<string>>();
  let arrive: (text: string) => void = () => undefined;
  function Found({ tag }: { readonly tag: string }) {
    const page = pages.get(tag);
    return <p>{page ? use(page) : tag}</p>;
  }
  function Page() {
    const [tag, setTag] = useState('all');
    return (
      <Suspense>
        <Select
          options={options}
          value={tag}
          onChange={({ currentTarget: { value } }) => {
            pages.set(value, new Promise((resolve) => (arrive = resolve)));
            startTransition(() => setTag(value));
          }}
        />
        <Found tag={tag} />
      </Suspense>
    );
  }
  render(<Page />);
  const select = screen.getByRole('combobox');
  await choose('data');
  expect(select).toHaveValue('data');
  expect(screen.getByText('all', { selector: 'p' })).toBeVisible();
  await choose('cloud');
  expect(select).toHaveValue('cloud');
  await act(async () => {
    arrive('Found for cloud');
    await Promise.resolve();
  });
  expect(screen.getByText('Found for cloud')).toBeVisible();
  expect(select).toHaveValue('cloud');
});

test('goes back where the choice is not taken', async () => {
  const onChange = vi.fn();
  render(<Select options={options} value="all" onChange={onChange} />);
  await choose('data');
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('combobox')).toHaveValue('all');
});

test('leaves a select without a value to the browser', async () => {
  render(<Select options={options} name="tag" />);
  await choose('data');
  expect(screen.getByRole('combobox')).toHaveValue('data');
});
