import { dataScience } from '@/data/curricula/data-science';
import { dataScienceLesson } from '@/data/lessons/data-science';
import { shopOrders } from '@/data/lessons/shop-orders';
import { DataTable } from '@/features/lessons/components/data-table';
import { ExerciseSlot } from '@/features/lessons/components/exercise-slot';
import { lateCode } from '@/lib/late-code';
import { FirstLesson } from './first-lesson';

const exercise = lateCode(() => import('@/features/lessons/sql/sql-exercise'));

/** Called when a link to the page is pointed at. */
export const prefetch = exercise.prefetch;

export function Component() {
  return (
    <FirstLesson lesson={dataScienceLesson} curriculum={dataScience}>
      <div className="grid gap-x-16 gap-y-10 xl:grid-cols-2">
        <div className="prose max-w-full! min-w-0">
          <DataTable
            caption={`The table ${shopOrders.name}: ${shopOrders.rows.length} rows, amounts in rupees`}
            columns={shopOrders.columns.map(({ name }) => name)}
            rows={shopOrders.rows}
            isNarrow
          />
        </div>
        <div className="min-w-0">
          <ExerciseSlot code={exercise}>{({ SqlExercise }) => <SqlExercise />}</ExerciseSlot>
        </div>
      </div>
    </FirstLesson>
  );
}
