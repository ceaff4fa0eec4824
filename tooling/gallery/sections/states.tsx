import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DocumentState } from '@/components/drafts/document-state';
import { UnkeptNotice } from '@/components/drafts/unkept-notice';
import { Notice } from '@/components/feedback/notice';
import { SaveState } from '@/components/feedback/save-state';
import { CopyMark } from '@/components/publication/copy-mark';
import { PublicationBadge } from '@/components/publication/publication-badge';
import { ScheduleButton } from '@/components/publication/schedule-button';
import { TimedActions } from '@/components/publication/timed-actions';
import { DocumentPublication, PublicationLine } from '@/components/publication/publication-line';
import { lastBuildQuery, type LastBuild } from '@/lib/last-build';
import { showToast } from '@/components/feedback/toast-store';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { Avatar } from '@/components/ui/avatar';
import { Face } from '@/components/ui/face';
import { Portrait } from '@/components/ui/portrait';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, Panel } from '@/components/ui/card';
import { DetailList } from '@/components/ui/detail-list';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { FigureCard } from '@/components/ui/figure-card';
import { Progress } from '@/components/ui/progress';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { ignore } from '@/lib/ignore';
import { Sample } from '../sample';

const tones = ['neutral', 'brand', 'accent', 'success', 'warning', 'danger'] as const;
const threads = ['marketing', 'data', 'security', 'ai', 'career'] as const;
const scheduled = { status: 'published' as const, publishAt: '2090-11-24T03:30:00Z' };
const saved = { status: 'published' as const, updatedAt: '2026-11-20T08:33:00Z' };

/** What tells how things are: loading, failed, empty, saved, and what is said beside the work. */
const before = '2026-11-20T09:00:00Z';
const published = { isPublished: true, createdAt: before, updatedAt: '2026-11-22T11:30:00Z' };
const withBuild = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
});
const build: LastBuild = { builtAt: '2026-11-22T10:00:00Z', hasCopies: true };
withBuild.setQueryData(lastBuildQuery().queryKey, build);

export function States() {
  return (
    <>
      <Sample name="Badge">
        {[...tones, ...threads].map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample name="Avatar">
        <Avatar name="Ananya Rao" size="small" />
        <Face name="Ananya Rao" portrait="mentor-ananya-rao" />
        <div className="relative size-32 overflow-hidden rounded-lg">
          <Portrait of="learner-harpreet-gill" size={128} />
        </div>
        <Avatar name="Vikram Sethi" />
        <Avatar name="Meera" size="large" />
        <Avatar name="With a picture" src="/favicon.svg" size="large" />
      </Sample>
      <Sample name="Notice" stacked>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={`A notice, ${tone}`}
            action={<Button size="small">Retry</Button>}
          >
            What happened, and what one can do next.
          </Notice>
        ))}
      </Sample>
      <Sample name="Toaster">
        {(['default', 'success', 'destructive'] as const).map((variant) => (
          <Button
            key={variant}
            onClick={() =>
              showToast({ title: `Toast, ${variant}`, description: 'It goes by itself.', variant })
            }
          >
            Show a toast, {variant}
          </Button>
        ))}
      </Sample>
      <Sample name="EmptyState" stacked>
        <EmptyState
          title="No articles found"
          level={3}
          art={<DroppedStitch className="h-16" />}
          action={<Button>Clear Filters</Button>}
        >
          Try fewer filters or other words.
        </EmptyState>
      </Sample>
      <Sample name="ErrorState" stacked>
        <ErrorState title="The articles could not be loaded" onRetry={() => undefined}>
          Check your connection and try again.
        </ErrorState>
        <ErrorState title="Trying again" onRetry={() => undefined} pending />
      </Sample>
      <Sample name="Skeleton, Spinner, Progress" stacked>
        <SkeletonGroup label="Loading articles" className="space-y-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton />
          <Skeleton className="h-4 w-3/4" />
        </SkeletonGroup>
        <Spinner label="Loading" />
        <Progress label="Upload" value={0.4} />
        <Progress label="Preparing" />
      </Sample>
      <Sample name="FigureCard" stacked>
        <FigureCard label="Total Views" value="12,480">
          <p>+8% from last month</p>
          <p>214 today</p>
        </FigureCard>
        <FigureCard label="Pages" value={undefined} />
        <FigureCard label="Users" value={undefined} error="The figure could not be loaded." />
      </Sample>
      <Sample name="Card, Panel" stacked>
        <Card className="p-5">A raised sheet.</Card>
        <Panel title="Publishing" level={3} action={<Button size="small">Edit</Button>}>
          A titled card with an action.
        </Panel>
      </Sample>
      <Sample name="DetailList" stacked>
        <DetailList
          items={[
            { term: 'Name', text: 'Ananya Rao' },
            { term: 'Message', text: 'Two lines\nas they were typed' },
            { term: 'Empty', text: '' },
          ]}
        />
      </Sample>
      <Sample name="PublicationLine, CopyMark" stacked>
        <QueryClientProvider client={withBuild}>
          <PublicationLine document={{ ...published, updatedAt: before }} path="/blogs/1" />
          <PublicationLine document={published} path="/blogs/1" />
          <CopyMark
            document={{ status: 'published', updatedAt: published.updatedAt }}
            build={build}
          />
        </QueryClientProvider>
      </Sample>
      <Sample name="PublicationBadge, DocumentPublication, TimedActions, ScheduleButton" stacked>
        <QueryClientProvider client={withBuild}>
          <PublicationBadge times={scheduled} />
          <DocumentPublication document={saved} path="/blogs/1" />
          <TimedActions
            title="Spring course"
            times={scheduled}
            path="/blogs/1"
            canPublish
            pending={false}
            onStatus={ignore}
            onSchedule={ignore}
          />
          <ScheduleButton
            noun="post"
            title="Spring course"
            times={scheduled}
            pending={false}
            onSchedule={ignore}
            onDraft={ignore}
          />
        </QueryClientProvider>
      </Sample>
      <Sample name="SaveState" stacked>
        {(['dirty', 'saving', 'saved', 'failed'] as const).map((status) => (
          <SaveState key={status} status={status} onRetry={() => undefined} detail="14:03 IST" />
        ))}
      </Sample>
      <Sample name="DocumentState, UnkeptNotice" stacked>
        <DocumentState saved={saved} isSaving={false} isDirty hasFailed={false} onRetry={ignore} />
        <UnkeptNotice outcome="memory" />
      </Sample>
    </>
  );
}
