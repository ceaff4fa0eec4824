import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChipsInput } from '@/components/ui/chips-input';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { Pagination } from '@/components/ui/pagination';
import { PillGroup } from '@/components/ui/pill-group';
import { Reference } from '@/components/ui/reference';
import { Select } from '@/components/ui/select';
import { ShareButton } from '@/components/ui/share-button';
import { Textarea } from '@/components/ui/textarea';
import { Sample } from '../sample';
import { TabSamples } from './tab-samples';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const courses = [
  { value: 'data', label: 'Data science', count: 12 },
  { value: 'ai', label: 'AI and machine learning', count: 4 },
  { value: 'security', label: 'Cybersecurity', count: 0 },
] as const;

/** What one presses, types into and chooses from. */
export function Controls() {
  const [course, setCourse] = useState<(typeof courses)[number]['value']>('data');
  const [tags, setTags] = useState(['python', 'a tag of forty characters, which is long', 'हिन्दी']);
  return (
    <>
      {variants.map((variant) => (
        <Sample key={variant} name={`Button, ${variant}`}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} pending pendingLabel="Saving…">
            Save
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} asChild>
            <Link to="/courses">A link</Link>
          </Button>
        </Sample>
      ))}
      <Sample name="IconButton">
        <IconButton label="Edit" icon={<Pencil aria-hidden />} />
        <IconButton label="Edit" icon={<Pencil aria-hidden />} variant="secondary" />
        <IconButton label="Delete" icon={<Trash2 aria-hidden />} variant="danger" />
        <IconButton label="Edit" icon={<Pencil aria-hidden />} size="small" />
        <IconButton label="Bold" icon={<Pencil aria-hidden />} aria-pressed />
        <IconButton label="Edit" icon={<Pencil aria-hidden />} disabled />
      </Sample>
      <Sample name="ShareButton">
        <ShareButton title="Careerloom" />
        <ShareButton title="Careerloom" variant="quiet" label="Share this job" />
      </Sample>
      <Sample name="Reference">
        <Reference code="CL-7F3A-91BC" />
      </Sample>
      <Sample name="Input" stacked>
        <Input aria-label="Empty" placeholder="Search articles" />
        <Input aria-label="Filled" defaultValue="Ananya Rao" />
        <Input aria-label="Wrong" defaultValue="ananya@" aria-invalid />
        <Input aria-label="Disabled" defaultValue="Cannot be changed" disabled />
      </Sample>
      <Sample name="Textarea" stacked>
        <Textarea
          aria-label="Message"
          defaultValue="A few words about the course I have in mind."
        />
        <Textarea aria-label="Wrong message" aria-invalid placeholder="At least ten characters" />
      </Sample>
      <Sample name="Select" stacked>
        <Select aria-label="Course" options={courses} placeholder="Choose a course" />
        <Select aria-label="Wrong course" options={courses} aria-invalid />
        <Select aria-label="Disabled course" options={courses} disabled />
      </Sample>
      <Sample name="Checkbox">
        <Checkbox aria-label="Off" />
        <Checkbox aria-label="On" defaultChecked />
        <Checkbox aria-label="Off, disabled" disabled />
        <Checkbox aria-label="On, disabled" disabled defaultChecked />
      </Sample>
      <Sample name="ChipsInput" stacked>
        <ChipsInput value={tags} onChange={setTags} placeholder="Add a tag" max={4} />
        <ChipsInput value={[]} onChange={setTags} placeholder="None yet" />
        <ChipsInput value={['locked']} onChange={setTags} disabled />
      </Sample>
      <Sample name="PillGroup">
        <PillGroup label="Courses" items={courses} value={course} onChange={setCourse} />
      </Sample>
      <TabSamples />
      <Sample name="Pagination" stacked>
        {[1, 7, 20].map((page) => (
          <Pagination
            key={page}
            label={`Pages, ${page} of 20`}
            page={page}
            pageCount={20}
            renderLink={({ page: target, ...link }) => (
              <Link key={target} to={`?page=${target}`} {...link} />
            )}
          />
        ))}
      </Sample>
      <Sample name="Kbd">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Sample>
    </>
  );
}
