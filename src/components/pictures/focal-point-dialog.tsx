import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import {
  centre,
  focalPointOf,
  inPicture,
  withFocalPoint,
  type FocalPoint,
} from '@/lib/chosen-focal-point';
import { focalStyle, withoutFocalPoint } from '@/lib/focal-point';
import { assetUrl } from '@/lib/supabase/asset-url';

interface FocalPointDialogProps {
  /** Of the picture, with its focal point if it has one. */
  readonly address: string;
  /** @param address of the same picture, with the chosen point */
  readonly onChoose: (address: string) => void;
  readonly onClose: () => void;
}

const STEP = 1;
const LARGE_STEP = 10;

const steps: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const fields = [
  { side: 'x', label: 'From the left (%)' },
  { side: 'y', label: 'From the top (%)' },
] as const;

/** Every place that crops the picture, by its shape. */
const crops = [
  { label: 'Card', shape: 'aspect-video', width: 'w-32' },
  { label: 'Article', shape: 'aspect-video', width: 'w-56' },
  { label: 'Shared link', shape: 'aspect-[1200/630]', width: 'w-44' },
] as const;

/** Which point of a featured picture stays in sight wherever it is cropped. Mounted only while open. */
export function FocalPointDialog({ address, onChoose, onClose }: FocalPointDialogProps) {
  const before = focalPointOf(address) ?? centre;
  const [point, setPoint] = useState(before);
  const { x, y } = point;
  const src = assetUrl(withoutFocalPoint(address));
  const style = focalStyle(withFocalPoint(address, point));

  function take(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    setPoint({
      x: inPicture(((event.clientX - left) / width) * 100),
      y: inPicture(((event.clientY - top) / height) * 100),
    });
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey ? LARGE_STEP : STEP;
    setPoint({ x: inPicture(x + step.x * far), y: inPicture(y + step.y * far) });
  }

  return (
    <FormDialog
      open
      size="wide"
      isDirty={x !== before.x || y !== before.y}
      onOpenChange={onClose}
      title="Focal point"
      description="Cards, articles and shared links show a part of the picture. This point stays in it."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => setPoint(centre)}>Centre</Button>
          <Button variant="primary" onClick={() => onChoose(withFocalPoint(address, point))}>
            Use this point
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <div className="flex justify-center rounded-sm bg-surface-sunken p-6">
          <div
            className="relative cursor-crosshair touch-none select-none"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              take(event);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
            }}
          >
            <img src={src} alt="Uncropped" draggable={false} className="max-h-[45dvh] w-auto" />
            <button
              type="button"
              aria-label={`Focal point: ${x} % from the left, ${y} % from the top`}
              aria-describedby="focal-point-keys"
              onKeyDown={move}
              style={{ left: `${x}%`, top: `${y}%` }}
              // A light and a dark ring, with or without the focus: one of them stands out from any picture.
              className="absolute size-11 -translate-1/2 cursor-crosshair rounded-full border-2 border-ink bg-surface-raised/40 ring-2 ring-surface-raised focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink"
            />
          </div>
        </div>
        <p id="focal-point-keys" className="text-sm text-muted">
          Click the picture or drag the point. Arrow keys move it by 1 %, with Shift by 10 %.
        </p>
        <div className="grid grid-cols-2 gap-4 sm:max-w-md">
          {fields.map(({ side, label }) => (
            <FieldFrame key={side} label={label}>
              {(wiring) => (
                <Input
                  {...wiring}
                  type="number"
                  inputMode="numeric"
                  data-numbers=""
                  min={0}
                  max={100}
                  value={point[side]}
                  onChange={({ target }) => {
                    if (target.value !== '')
                      setPoint({ ...point, [side]: inPicture(target.valueAsNumber) });
                  }}
                  // Scrolling must not change a number that happens to have the focus.
                  onWheel={({ currentTarget }) => currentTarget.blur()}
                />
              )}
            </FieldFrame>
          ))}
        </div>
        <p role="status" className="sr-only">
          {x} % from the left, {y} % from the top
        </p>
        <ul aria-label="What is shown of it" className="flex flex-wrap items-start gap-4">
          {crops.map(({ label, shape, width }) => (
            <li key={label} className={width}>
              <img
                src={src}
                alt=""
                style={style}
                className={`${shape} w-full rounded-sm bg-surface-sunken object-cover`}
              />
              <p className="mt-1 text-sm text-muted">{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
