export { CourseNotFound as Component } from '../courses/course-not-found';
