import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './text-field';
import { useFormDraft } from './use-form-draft';

function Form() {
  const form = useForm({ defaultValues: { name: '' } });
  const forget = useFormDraft(form, { name: 'test', formId: 'test-form' });
  return (
    <form id="test-form">
      <TextField control={form.control} name="name" label="Name" />
      <button
        type="button"
        onClick={() => {
          form.reset();
          forget();
        }}
      >
        Done
      </button>
    </form>
  );
}

const field = () => screen.getByLabelText('Name');

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('what was typed is there again after a reload', () => {
  render(<Form />);
  fireEvent.change(field(), { target: { value: 'Asha' } });
  cleanup();
  render(<Form />);
  expect(field()).toHaveValue('Asha');
});

test('what was sent is forgotten', () => {
  render(<Form />);
  fireEvent.change(field(), { target: { value: 'Asha' } });
  fireEvent.click(screen.getByRole('button'));
  expect(field()).toHaveValue('');
  cleanup();
  render(<Form />);
  expect(field()).toHaveValue('');
});

test('a field that the form does not have is left out', () => {
  sessionStorage.setItem('form_draft_test', JSON.stringify({ other: 'x', name: 'Asha' }));
  render(<Form />);
  expect(field()).toHaveValue('Asha');
});
