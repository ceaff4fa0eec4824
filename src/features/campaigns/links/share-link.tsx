import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { downloadFile } from '@/lib/download-file';
import { lateCode } from '@/lib/late-code';
import { addressOf, type ListedLink } from './model';

const qrCodes = lateCode(() => import('./qr-code'));

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: 'Copied!', description: 'Link copied to clipboard', variant: 'success' });
  } catch {
    // Refused by the browser, or missing on a plain-http address.
    showToast({
      title: 'Error',
      description: 'The link could not be copied. Mark it and copy it by hand.',
      variant: 'destructive',
    });
  }
}

interface ShareLinkProps {
  readonly link: ListedLink;
  readonly onClose: () => void;
}

/** The address of a link, to be copied, and its code for print. Mounted while open. */
export function ShareLink({ link, onClose }: ShareLinkProps) {
  const address = addressOf(link);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={<bdi>{link.name}</bdi>}
      description="Give out exactly this address: by its names the leads are counted."
    >
      <div className="space-y-5">
        <p className="rounded-sm bg-surface-sunken p-3 font-mono text-sm break-all select-all">
          {address}
        </p>
        <Button variant="primary" onClick={() => void copyLink(address)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy link
        </Button>
        <Late
          code={qrCodes}
          fallback={<Skeleton className="mx-auto size-48" />}
          title="The QR code could not be loaded"
        >
          {(codes) => <QrCode codes={codes} address={address} name={link.utmCampaign} />}
        </Late>
      </div>
    </Dialog>
  );
}

interface QrCodeProps {
  readonly codes: Awaited<ReturnType<typeof qrCodes.load>>;
  readonly address: string;
  readonly name: string;
}

function QrCode({ codes, address, name }: QrCodeProps) {
  const [code] = useState(() => codes.qrCode(address));
  const [isDrawing, setDrawing] = useState(false);

  async function savePng() {
    setDrawing(true);
    try {
      downloadFile(`qr-${name}.png`, await codes.qrPng(address));
    } catch {
      showToast({
        title: 'Error',
        description: 'The picture could not be drawn. Download the SVG instead.',
        variant: 'destructive',
      });
    }
    setDrawing(false);
  }

  return (
    <div className="space-y-3 border-t border-line pt-5">
      <svg
        role="img"
        aria-label="QR code of this link"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        data-tone="paper"
        className="mx-auto block size-48 rounded-sm bg-surface-raised text-ink forced-color-adjust-none"
      >
        <path fill="currentColor" d={code.path} />
      </svg>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => downloadFile(`qr-${name}.svg`, codes.qrSvg(address))}>
          <Download aria-hidden="true" className="size-4" />
          SVG
        </Button>
        <Button pending={isDrawing} onClick={() => void savePng()}>
          <Download aria-hidden="true" className="size-4" />
          PNG
        </Button>
      </div>
    </div>
  );
}
