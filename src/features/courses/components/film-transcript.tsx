import type { TeaserScene } from '@/data/teasers/teaser';

interface FilmTranscriptProps {
  readonly scenes: readonly TeaserScene[];
  /** Opens it, for instance because the film cannot be seen. */
  readonly isOpen: boolean;
}

/** What a film without sound says and shows, scene by scene: the same texts as its captions. */
export function FilmTranscript({ scenes, isOpen }: FilmTranscriptProps) {
  return (
    <details {...(isOpen ? { open: true } : {})} className="mt-2">
      <summary className="link-underline inline-flex min-h-11 items-center rounded-sm text-sm font-medium">
        The film in words
      </summary>
      <ol className="mt-2 space-y-4">
        {scenes.map(({ words, shows }) => (
          <li key={words} className="max-w-measure">
            <p className="font-semibold text-ink">{words}</p>
            <p className="text-sm text-ink-soft">{shows}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
