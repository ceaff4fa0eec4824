import type { PortraitKey } from '@/data/portraits';
import { Avatar } from './avatar';
import { Portrait } from './portrait';

interface FaceProps {
  readonly name: string;
  readonly portrait: PortraitKey;
  readonly size?: 'medium' | 'large';
}

const pixels = { medium: 40, large: 64 };

/** A person with a drawn portrait, round; their initials lie beneath it and are seen where it does not load. */
export function Face({ name, portrait, size = 'medium' }: FaceProps) {
  return (
    <Avatar name={name} size={size}>
      <Portrait of={portrait} size={pixels[size]} />
    </Avatar>
  );
}
