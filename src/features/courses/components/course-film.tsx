import { Play } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Film } from '../film';
import { FilmTranscript } from './film-transcript';

interface CourseFilmProps {
  readonly film: Film;
  /** Stands in the film's place until somebody asks for it: it is drawn, so nothing is loaded before that. */
  readonly picture: ReactNode;
}

/** The moving picture of a course. It never plays by itself, and not a byte of it is fetched before it is asked for. */
export function CourseFilm({ film, picture }: CourseFilmProps) {
  const [state, setState] = useState<'picture' | 'film' | 'failed'>('picture');
  const fail = useCallback(() => setState('failed'), []);
  const start = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return;
    // Where the button was is the player now; Space pauses.
    video.focus({ preventScroll: true });
    // Refused where a browser has its own mind about playing: its controls are there.
    video.play().catch(() => undefined);
  }, []);

  return (
    // Beside long words it begins with the title, so that nothing moves when its own words open.
    <div className="lg:mt-13 lg:self-start">
      <div className="relative aspect-video overflow-hidden rounded-lg border border-line bg-surface-sunken">
        {picture}
        {state === 'picture' ? (
          <button
            type="button"
            onClick={() => setState('film')}
            className="group absolute inset-0 flex items-end justify-start p-3 -outline-offset-4 noscript:hidden sm:p-4"
          >
            <span className="flex items-center gap-3 rounded-full bg-ink py-1.5 pr-4 pl-1.5 text-left text-surface forced-colors:border sm:py-2 sm:pr-5 sm:pl-2">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface text-ink transition-transform group-hover:scale-105 sm:size-12">
                <Play aria-hidden="true" className="ml-0.5 size-6 fill-current" />
              </span>
              <span className="leading-tight">
                <span className="block font-semibold">
                  Watch the film<span className="sr-only"> of the course {film.title}</span>
                </span>
                <span className="block text-sm">{film.seconds} seconds, no sound</span>
              </span>
            </span>
          </button>
        ) : null}
        {state === 'film' ? <Player film={film} onReady={start} onError={fail} /> : null}
        {state === 'failed' ? (
          <div
            role="alert"
            className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-surface p-4"
          >
            <p className="max-w-measure text-ink">
              The film could not be played. What it shows is written below.
            </p>
            <Button ref={focus} onClick={() => setState('film')}>
              Try again
            </Button>
          </div>
        ) : null}
        <noscript>
          <Player film={film} />
        </noscript>
      </div>
      <FilmTranscript scenes={film.scenes} isOpen={state === 'failed'} />
    </div>
  );
}

/** The player that had the focus is gone. */
function focus(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}

interface PlayerProps {
  readonly film: Film;
  readonly onReady?: (video: HTMLVideoElement | null) => void;
  readonly onError?: () => void;
}

function Player({ film: { title, files }, onReady, onError }: PlayerProps) {
  const lastFormat = useRef<HTMLSourceElement>(null);
  return (
    <video
      {...(onReady ? { ref: onReady } : {})}
      controls
      playsInline
      preload="none"
      poster={files.poster}
      width={1280}
      height={720}
      aria-label={`Film: ${title}`}
      onError={(event) => {
        // React lets the errors of formats rise to here; only after the last one nothing is left to try.
        const { target, currentTarget } = event;
        if (target === currentTarget || target === lastFormat.current) onError?.();
      }}
      // Covers to the last pixel what lies under it; on a whole screen nothing may be cut.
      className="absolute inset-0 size-full object-cover -outline-offset-4 [&:fullscreen]:object-contain"
    >
      <source src={files.webm} type="video/webm" />
      <source ref={lastFormat} src={files.mp4} type="video/mp4" />
      <track kind="captions" src={files.captions} srcLang="en" label="English" />
    </video>
  );
}
