import { CourseArt } from '@/components/loom/course-art';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { InstructorPortrait } from '@/components/loom/instructor-portrait';
import { Logo } from '@/components/loom/logo';
import { knotPattern } from '@/components/loom/patterns';
import { SheetArt } from '@/components/loom/sheet-art';
import { ThreadMark } from '@/components/loom/thread-mark';
import { Weave } from '@/components/loom/weave-art';
import { WovenPicture } from '@/components/loom/woven-picture';
import { Sample } from '../sample';

const hues = ['ai', 'marketing', 'data', 'security'] as const;
const portraits = {
  ai: 'learner-harpreet-gill',
  marketing: 'mentor-ananya-rao',
  data: 'mentor-vikram-sethi',
  security: 'mentor-meera-nair',
} as const;

export function Weaves() {
  return (
    <>
      <Sample name="Logo">
        <Logo />
        <Logo className="h-12" />
      </Sample>
      {hues.map((hue) => (
        <Sample
          key={hue}
          name={`ThreadMark, Weave, CourseArt, SheetArt, InstructorPortrait: ${hue}`}
          stacked
        >
          <ThreadMark hue={hue} />
          <Weave seed={hue} hue={hue} />
          <div className="gallery-row">
            <CourseArt seed={hue} hue={hue} className="w-64" />
            <SheetArt seed={hue} hue={hue} className="w-40" />
            <InstructorPortrait
              name="Ananya Rao"
              hue={hue}
              portrait={portraits[hue]}
              className="aspect-square w-40"
            />
          </div>
        </Sample>
      ))}
      <Sample name="WovenPicture, DroppedStitch, LateDroppedStitch">
        <WovenPicture pattern={knotPattern} hue="career" className="w-64" />
        <DroppedStitch className="h-16" />
        <LateDroppedStitch className="w-40" />
      </Sample>
    </>
  );
}
