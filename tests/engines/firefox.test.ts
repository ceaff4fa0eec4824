import { launchFirefox } from '../support/engines/firefox';
import { runStories } from './stories';

runStories('Firefox', launchFirefox);
