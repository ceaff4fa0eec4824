import type { Control } from 'react-hook-form';
import { ConsentLine } from '@/components/form/consent-line';
import { EmailField, LongPhoneField, NameField } from '@/components/form/contact-fields';
import { Button } from '@/components/ui/button';
import { leadTexts } from '../model';

export interface PopupValues {
  name: string;
  email: string;
  phone: string;
}

interface WebinarPopupFieldsProps {
  readonly control: Control<PopupValues>;
  readonly isPending: boolean;
  readonly onLater: () => void;
}

/** What the popup asks for. */
export function WebinarPopupFields({ control, isPending, onLater }: WebinarPopupFieldsProps) {
  return (
    <>
      <NameField control={control} name="name" />
      <EmailField control={control} name="email" />
      <LongPhoneField control={control} name="phone" />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          pendingLabel={leadTexts.popupPending}
          className="min-h-11 grow"
        >
          Register
        </Button>
        <Button variant="quiet" className="min-h-11" disabled={isPending} onClick={onLater}>
          Later
        </Button>
      </div>
      <ConsentLine kind="webinar-popup" />
    </>
  );
}
