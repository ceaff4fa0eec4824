// React by itself: `boot.ts` has it evaluated before the router and the application.
import 'react-dom/client';
