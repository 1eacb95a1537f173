import type { ComponentType } from 'react'
import type { Locale } from '#domain/account/locales.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { ArticleSkeleton } from '../policy/ArticleSkeleton.tsx'
import type { LegalPageName, LegalText } from './legal-text.ts'
import { Sections } from './Sections.tsx'

type Props = { page: LegalPageName; minAge: number }

/** The texts of the pages, one chunk per language. */
export const LEGAL_CONTENTS: Record<Locale, ComponentType<Props>> = {
  en: contentIn(() => import('./legal-en.ts')),
  ru: contentIn(() => import('./legal-ru.ts')),
  kz: contentIn(() => import('./legal-kz.ts')),
}

function contentIn(load: () => Promise<{ LEGAL: LegalText }>): ComponentType<Props> {
  return lazyComponent(async () => {
    const { LEGAL } = await load()
    return { default: (props: Props) => <Sections {...props} sections={LEGAL[props.page]} /> }
  }, ArticleSkeleton)
}
