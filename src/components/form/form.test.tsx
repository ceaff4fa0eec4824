import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { ChipsField } from './chips-field';
import { FormShell } from './form-shell';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const schema = z.object({
  title: z.string().trim().min(1, 'Title is required'),
  body: z.string().max(10, 'At most 10 characters'),
  minutes: z.number('Enter a number'),
  tags: z.array(z.string()),
  password: z.string(),
});

interface ExampleProps {
  onSubmit?: (values: z.output<typeof schema>) => void;
  error?: string | null;
  pending?: boolean;
}

function Example({ onSubmit = vi.fn(), error = null, pending = false }: ExampleProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: '', body: '', minutes: 5, tags: [], password: '' },
  });
  const { control } = form;
  return (
    <FormShell form={form} onSubmit={onSubmit} pending={pending} error={error} label="Post">
      <TextField control={control} name="title" label="Title" hint="Seen in search" required />
      <TextareaField control={control} name="body" label="Body" limit={10} />
      <NumberField control={control} name="minutes" label="Minutes" />
      <ChipsField control={control} name="tags" label="Tags" />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
      />
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </FormShell>
  );
}

describe('the form kit', () => {
  it('ties hint and error to the field and focuses the first wrong one', async () => {
    render(<Example />);
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveAccessibleDescription('Seen in search');
    expect(title).not.toHaveAttribute('aria-invalid');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAttribute('aria-invalid', 'true');
    expect(title).toHaveAccessibleDescription('Title is required Seen in search');
  });

  it('brings the message of the first wrong field into view, below a field taller than the screen', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<Example />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'nearest' }));
    expect(scroll.mock.contexts).toEqual([screen.getByText('Title is required')]);
  });

  it('brings what failed as a whole into view, unless a field is wrong', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { rerender } = render(<Example />);
    scroll.mockClear();
    rerender(<Example error="Your browser would not keep the message." />);
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    rerender(<Example />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    scroll.mockClear();
    rerender(<Example error="Wrong." />);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('hands the schema output to onSubmit', async () => {
    const onSubmit = vi.fn();
    render(<Example onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '  A title ');
    await user.clear(screen.getByRole('spinbutton', { name: 'Minutes' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Minutes' }), '12');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'seo,');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      title: 'A title',
      body: '',
      minutes: 12,
      tags: ['seo'],
      password: '',
    });
  });

  it('N11: makes no tag of what cannot be seen; free text runs as its letters do', async () => {
    render(<Example />);
    const user = userEvent.setup();
    const tags = screen.getByRole('textbox', { name: 'Tags' });
    await user.click(tags);
    await user.paste('\u200B, \u2800, שלום (one),');
    expect(screen.getAllByRole('button', { name: /^Remove tag/ })).toHaveLength(1);
    for (const field of [
      tags,
      ...['Title', 'Body'].map((name) => screen.getByLabelText(name, { exact: false })),
    ])
      expect(field).toHaveAttribute('dir', 'auto');
    expect(screen.getByLabelText('Minutes')).not.toHaveAttribute('dir');
  });

  it('counts characters against the limit', async () => {
    render(<Example />);
    await userEvent.setup().type(screen.getByRole('textbox', { name: 'Body' }), 'threads');
    expect(screen.getByText(/^7\/10/)).toBeInTheDocument();
  });

  it('shows and hides the password', async () => {
    render(<Example />);
    const user = userEvent.setup();
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('shows the error of the whole form and submits nothing while pending', async () => {
    const onSubmit = vi.fn();
    render(<Example onSubmit={onSubmit} pending error="Could not be saved" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not be saved');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A title{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
