import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { CampaignKind } from '@/lib/campaigns/shown';
import { campaignKinds, kindLabels } from '../model';

const about: Record<CampaignKind, string> = {
  ticker: 'The moving line at the head of every page: one to eight short promos.',
  popup: 'The offer that opens after half a minute, once a day: a title, a text, and the form.',
  bar: 'The two buttons that stay at the foot of the home page.',
};

/** Where a new campaign is to stand. It keeps that place. */
export function KindChoice() {
  return (
    <section aria-labelledby="kind-choice" className="max-w-2xl">
      <h2 id="kind-choice" className="text-lg font-semibold">
        Where is it to stand?
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {campaignKinds.map((kind) => (
          <li key={kind}>
            <Link
              to={`${paths.cms.campaign('new')}?kind=${kind}`}
              className="block px-2 py-4 hover:bg-surface-sunken"
            >
              <span className="block font-semibold text-ink">{kindLabels[kind]}</span>
              <span className="block text-sm text-muted">{about[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
