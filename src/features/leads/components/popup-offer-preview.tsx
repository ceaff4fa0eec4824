import { useForm } from 'react-hook-form';
import { EmailField, LongPhoneField, NameField } from '@/components/form/contact-fields';
import { Button } from '@/components/ui/button';
import type { CampaignContents } from '@/lib/campaigns/shown';

/** The popup as it opens, with its own fields, for those who plan its offer. Nothing in it can be used. */
export function PopupOfferPreview({ title, text }: CampaignContents['popup']) {
  const { control } = useForm({ defaultValues: { name: '', email: '', phone: '' } });
  return (
    <div
      inert
      className="grid min-h-screen items-end justify-items-center bg-scrim sm:place-items-center sm:p-6"
    >
      <div className="w-full max-w-md rounded-t-lg bg-surface-raised text-ink shadow-overlay sm:rounded-lg">
        <div className="space-y-1 pt-5 pr-16 pb-4 pl-6">
          <p className="text-xl font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm wrap-anywhere text-muted">{text}</p>
        </div>
        <div className="space-y-5 px-6 pb-6">
          <NameField control={control} name="name" />
          <EmailField control={control} name="email" />
          <LongPhoneField control={control} name="phone" />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" className="min-h-11 grow">
              Register
            </Button>
            <Button variant="quiet" className="min-h-11">
              Later
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
