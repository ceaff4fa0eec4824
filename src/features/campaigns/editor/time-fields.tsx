import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { normalizeTimestamp } from '@/lib/dates';
import { kindLabels, periodText } from '../model';
import { campaignQueries } from '../queries';
import { momentOf, type CampaignInput, type CampaignValues } from '../schema';

interface TimeFieldsProps {
  readonly id: string;
  readonly form: UseFormReturn<CampaignInput, unknown, CampaignValues>;
}

/** When it runs, and what else of its kind runs then. */
export function TimeFields({ id, form }: TimeFieldsProps) {
  const { control } = form;
  return (
    <Panel title="When">
      <div className="space-y-5">
        <TextField
          control={control}
          name="startsAt"
          type="datetime-local"
          label="Starts (IST)"
          required
        />
        <TextField
          control={control}
          name="endsAt"
          type="datetime-local"
          label="Ends (IST)"
          hint="Empty: it runs until you end it."
        />
        <Overlaps id={id} form={form} />
      </div>
    </Panel>
  );
}

function Overlaps({ id, form }: TimeFieldsProps) {
  const [kind, startsAt, endsAt] = useWatch({
    control: form.control,
    name: ['kind', 'startsAt', 'endsAt'],
  });
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)];
  const isKnown = !Number.isNaN(start) && (endsAt === '' || end > start);
  const overlaps = useQuery({
    ...campaignQueries.overlaps({
      id,
      kind,
      startsAt: isKnown ? new Date(start).toISOString() : '',
      endsAt: isKnown && endsAt !== '' ? new Date(end).toISOString() : null,
    }),
    enabled: isKnown,
  });
  const others = overlaps.data ?? [];
  return (
    <>
      <p className="text-sm text-muted">
        Of two campaigns of one kind, visitors see the one that began last; when it ends, the other
        one again. Without any they see what the site always shows.
      </p>
      {others.length === 0 ? null : (
        <Notice tone="warning" title={`${kindLabels[kind]}: runs at the same time`}>
          <ul className="mt-1 space-y-1 text-sm">
            {others.map((other) => (
              <li key={other.id}>
                <Link
                  to={paths.cms.campaign(other.id)}
                  className="link-underline font-medium text-ink"
                >
                  <bdi>{other.name}</bdi>
                </Link>
                ,{' '}
                {periodText({
                  startsAt: normalizeTimestamp(other.starts_at),
                  endsAt: other.ends_at === null ? null : normalizeTimestamp(other.ends_at),
                })}
                .{' '}
                {Date.parse(normalizeTimestamp(other.starts_at)) > start
                  ? 'It covers this one while it runs.'
                  : 'This one covers it while it runs.'}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
