import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { DialogPicture } from '@/components/ui/dialog-picture';
import type { CampaignContents } from '@/lib/campaigns/shown';
import { WebinarPopupFields, type PopupValues } from './webinar-popup-dialog';

const nothing = () => undefined;

/** The popup as it opens, for those who plan its offer: made of the popup's own parts. Nothing in it can be used. */
export function PopupOfferPreview({ title, text }: CampaignContents['popup']) {
  const form = useForm<PopupValues>({ defaultValues: { name: '', email: '', phone: '' } });
  return (
    <DialogPicture size="small" title={title} description={text}>
      <FormShell form={form} onSubmit={nothing} pending={false} error={null}>
        <WebinarPopupFields control={form.control} isPending={false} onLater={nothing} />
      </FormShell>
    </DialogPicture>
  );
}
