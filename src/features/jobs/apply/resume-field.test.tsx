import { fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import type { ChosenResume } from './use-resume';
import { ResumeField } from './resume-field';

const nothing: ChosenResume = { file: null, isFleeting: false, isReading: false };
const chosen: ChosenResume = {
  ...nothing,
  file: { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(8) },
};

/** The field, and buttons for what the browser would answer to a choice later. */
function Page() {
  const [state, setState] = useState(nothing);
  const handleChoose = useCallback(
    () => setState((before) => ({ ...before, isReading: true })),
    [],
  );
  return (
    <>
      <ResumeField
        chosen={state}
        onChoose={handleChoose}
        onRemove={() => setState(nothing)}
        isChecked={false}
      />
      <input aria-label="Cover letter" />
      <button type="button" data-testid="read" onClick={() => setState(chosen)} />
      <button
        type="button"
        data-testid="refuse"
        onClick={() => setState({ ...nothing, problem: 'Choose a PDF, DOC or DOCX file' })}
      />
    </>
  );
}

const field = () => screen.getByLabelText(/Résumé/);
const replace = () => screen.getByRole('button', { name: 'Replace the résumé' });

function pick(from: HTMLElement) {
  from.focus();
  fireEvent.change(field(), { target: { files: [new File(['x'], 'cv.pdf')] } });
}

test('after a choice the focus is on what can be done with the file', () => {
  render(<Page />);
  pick(field());
  fireEvent.click(screen.getByTestId('read'));
  expect(replace()).toHaveFocus();
});

test('a removed or refused file gives the focus back to the field', () => {
  render(<Page />);
  pick(field());
  fireEvent.click(screen.getByTestId('read'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove the résumé' }));
  expect(field()).toHaveFocus();
  pick(field());
  fireEvent.click(screen.getByTestId('read'));
  pick(replace());
  fireEvent.click(screen.getByTestId('refuse'));
  expect(field()).toHaveFocus();
});

test('who writes elsewhere already is left there', () => {
  render(<Page />);
  pick(field());
  screen.getByLabelText('Cover letter').focus();
  fireEvent.click(screen.getByTestId('read'));
  expect(screen.getByLabelText('Cover letter')).toHaveFocus();
});
