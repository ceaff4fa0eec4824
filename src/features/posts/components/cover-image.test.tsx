import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focalStyle, withoutFocalPoint } from '@/lib/focal-point';
import { CoverImage } from './cover-image';

const file = '/storage/v1/object/public/blog-images/a.png';

it.each([
  '',
  '#focus=0,0',
  '#focus=30,70',
  '#focus=100,9',
  '#focus=101,0',
  '#focus=-1,5',
  '#focus=030,70',
  '#focus=30,70);x',
  '#focus=30,70;background:url(//evil.example)',
  '#focus=1,2#focus=30,70',
  '#focus=99999999999999999999,1',
])('N68 a cover reads of its address what the editor reads: %j', (fragment) => {
  render(<CoverImage address={file + fragment} alt="A loom" category="data-science" />);
  const picture = screen.getByRole('img', { name: 'A loom' });
  expect(picture).toHaveAttribute('src', withoutFocalPoint(file + fragment));
  expect(picture.style.objectPosition).toBe(focalStyle(file + fragment)?.objectPosition ?? '');
  expect(picture.style).toHaveLength(/^#focus=(0,0|30,70|100,9)$/.test(fragment) ? 1 : 0);
});
