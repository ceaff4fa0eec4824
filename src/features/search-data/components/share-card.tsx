import { useState } from 'react';
import { site } from '@/config/site';
import { focalStyle, withoutFocalPoint } from '@/lib/focal-point';
import { assetUrl } from '@/lib/supabase/asset-url';

interface ShareCardProps {
  readonly title: string;
  readonly description: string;
  /** Path or address of the picture; null for that of the site. */
  readonly image: string | null;
}

/** How an address may look when it is shared in a chat. */
export function ShareCard({ title, description, image }: ShareCardProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <section aria-label="Share card preview">
      <p className="text-sm font-semibold text-ink">Shared link</p>
      <div
        data-tone="paper"
        className="mt-2 overflow-hidden rounded-sm border border-line bg-surface-raised"
      >
        {isMissing ? (
          <p className="grid aspect-[1200/630] place-items-center bg-surface-sunken p-4 text-sm text-muted">
            The build draws this picture.
          </p>
        ) : (
          <img
            src={assetUrl(withoutFocalPoint(image ?? site.shareImage))}
            style={focalStyle(image ?? '')}
            alt=""
            width={1200}
            height={630}
            className="aspect-[1200/630] h-auto w-full bg-surface-sunken object-cover"
            // A development server has none of them.
            onError={() => setMissing(true)}
          />
        )}
        <div className="border-t border-line p-3">
          <p className="text-xs text-muted">{new URL(site.defaultUrl).host}</p>
          <p className="mt-0.5 line-clamp-2 font-semibold break-words text-ink">
            <bdi>{title || 'Untitled'}</bdi>
          </p>
          <p dir="auto" className="mt-0.5 line-clamp-1 text-left text-sm break-words text-ink-soft">
            {description}
          </p>
        </div>
      </div>
    </section>
  );
}
