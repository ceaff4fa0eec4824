import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FocalPointButton } from './focal-point-button';

const file = '/storage/v1/object/public/blog-images/a.png';

async function openDialog(address: string) {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<FocalPointButton address={address} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Focal point' }));
  await screen.findByRole('dialog', { name: 'Focal point' });
  const handle = () => screen.getByRole('button', { name: /^Focal point: / });
  const confirm = () => user.click(screen.getByRole('button', { name: 'Use this point' }));
  return { user, onChange, handle, confirm };
}

describe('choosing a focal point', () => {
  it('by keys, in small and large steps, and never outside of the picture', async () => {
    const { user, onChange, handle, confirm } = await openDialog(`${file}#focus=30,95`);
    handle().focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(handle()).toHaveAccessibleName('Focal point: 39 % from the left, 100 % from the top');
    expect(screen.getByRole('status')).toHaveTextContent('39 % from the left, 100 % from the top');
    const [card] = screen
      .getByRole('list', { name: 'What is shown of it' })
      .querySelectorAll('img');
    expect(card).toHaveStyle({ objectPosition: '39% 100%' });
    expect(card).toHaveAttribute('src', expect.stringMatching(/a\.png$/));
    await confirm();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(`${file}#focus=39,100`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('by numbers', async () => {
    const { onChange, confirm } = await openDialog(file);
    const left = screen.getByRole('spinbutton', { name: 'From the left (%)' });
    fireEvent.change(left, { target: { value: '12' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'From the top (%)' }), {
      target: { value: '400' },
    });
    await confirm();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(`${file}#focus=12,100`);
  });

  it('by the pointer', async () => {
    const { user, onChange, confirm } = await openDialog(file);
    const area = screen.getByAltText('Uncropped').parentElement ?? document.body;
    area.setPointerCapture = vi.fn();
    area.hasPointerCapture = () => true;
    area.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    await user.pointer([
      { keys: '[MouseLeft>]', target: area, coords: { clientX: 200, clientY: 60 } },
      { target: area, coords: { clientX: 220, clientY: 90 } },
      { keys: '[/MouseLeft]', target: area, coords: { clientX: 220, clientY: 90 } },
    ]);
    await confirm();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(`${file}#focus=30,20`);
  });

  it('goes back to the centre, and asks before a choice is lost', async () => {
    const { user, onChange, handle, confirm } = await openDialog(`${file}#focus=0,0`);
    await user.click(screen.getByRole('button', { name: 'Centre' }));
    expect(handle()).toHaveAccessibleName('Focal point: 50 % from the left, 50 % from the top');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await confirm();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(file);
  });
});
