import { launchWebKit } from '../support/engines/webkit';
import { runStories } from './stories';

runStories('WebKit', launchWebKit);
