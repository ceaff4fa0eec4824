import { showToast } from '@/components/feedback/toast-store';
import { assetUrl } from '@/lib/supabase/asset-url';

/** The whole address of a file, as it works anywhere. */
export function fullAddress(url: string): string {
  return new URL(assetUrl(url), window.location.origin).href;
}

export async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(fullAddress(url));
    showToast({ title: 'Copied!', description: 'URL copied to clipboard', variant: 'success' });
  } catch {
    // Refused by the browser, or missing on a plain-http address.
    showToast({
      title: 'Error',
      description: 'The URL could not be copied. Open the preview and copy it from there.',
      variant: 'destructive',
    });
  }
}
