import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar';
import { Face } from './face';

it('shows a portrait in two sizes and two formats, and keeps its place', () => {
  const { container } = render(<Face name="Meera Nair" portrait="mentor-meera-nair" />);
  const picture = container.querySelector('img');
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/resources/portraits/mentor-meera-nair-128.avif 128w, /resources/portraits/mentor-meera-nair-512.avif 512w',
  );
  expect(picture?.srcset).toContain('mentor-meera-nair-512.webp 512w');
  expect(picture).toHaveAttribute('sizes', '40px');
  for (const [name, value] of [
    ['alt', ''],
    ['width', '40'],
    ['height', '40'],
    ['loading', 'lazy'],
    ['decoding', 'async'],
  ] as const)
    expect(picture).toHaveAttribute(name, value);
});

it('has the initials beneath a portrait, for when it does not load', () => {
  const { container } = render(<Face name="Meera Nair" portrait="mentor-meera-nair" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container).toHaveTextContent(/^MN$/);
  // What it lies over is not a picture that could cover it with anything of its own.
  expect(picture).toHaveClass('absolute');
});

it('shows initials to whom nobody has drawn', () => {
  const { container } = render(<Avatar name="Kiran Das" />);
  expect(container).toHaveTextContent(/^KD$/);
  expect(container.querySelector('img')).toBeNull();
});
