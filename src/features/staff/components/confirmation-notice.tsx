import { Notice } from '@/components/feedback/notice';

/** What became of the link that confirms a new account's address. */
export function ConfirmationNotice({ outcome }: { readonly outcome: 'confirmed' | 'expired' }) {
  return outcome === 'confirmed' ? (
    <Notice tone="success">Your e-mail address is confirmed.</Notice>
  ) : (
    <Notice tone="warning" title="This link has expired or was used already">
      If your address is not confirmed yet, sign in: you can then have the message sent again.
    </Notice>
  );
}
