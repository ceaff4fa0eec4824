import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { useShownCampaign, type CampaignContents } from '@/lib/campaigns/shown';

interface BarBandProps {
  readonly buttons: CampaignContents['bar'];
  readonly onFollow?: ((href: string) => void) | undefined;
}

const usual: CampaignContents['bar'] = {
  primary: { label: 'Apply now', href: paths.enroll() },
  secondary: { label: 'Get brochure', href: paths.brochures() },
};

/** The bar at the foot of the home page: what it always offers, or what a campaign offers for a while. */
export function BottomBar() {
  const campaign = useShownCampaign('bar');
  return <BarBand buttons={campaign?.content ?? usual} onFollow={campaign?.onFollow} />;
}

/** The page keeps its height free at its end; a long label breaks within the height of a button. */
export function BarBand({ buttons: { primary, secondary }, onFollow }: BarBandProps) {
  const button = (variant: 'primary' | 'secondary', { label, href }: typeof primary) => (
    <Link
      to={href}
      onClick={() => onFollow?.(href)}
      className={
        // As high with two lines as with one.
        buttonClass({ variant }) + ' max-h-11 min-h-11 min-w-0 grow md:grow-0'
      }
    >
      {label}
    </Link>
  );
  return (
    <nav
      data-floating="bar"
      data-print="none"
      aria-label="Next step"
      className="floating-bar z-header border-t border-line bg-surface-raised"
    >
      <div className="page-width flex items-center gap-3 py-2.5">
        <p className="mr-auto hidden text-sm text-ink-soft md:block">
          No application fee. Admissions replies within{' '}
          <span data-numbers="">{terms.replyHours}</span> hours.
        </p>
        {button('secondary', secondary)}
        {button('primary', primary)}
      </div>
    </nav>
  );
}
