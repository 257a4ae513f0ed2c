import { chromium } from './chromium'
import type { Engine } from './engine'
import { firefox } from './firefox'
import { webkit } from './webkit'

/** The engines that run every journey. */
export const engines: Engine[] = [chromium, firefox, webkit]
