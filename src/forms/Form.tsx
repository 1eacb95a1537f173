import type { ElementChildren } from '../ui/children.ts'
import { FormProblem } from './FormProblem.tsx'
import type { FormState } from './use-form.ts'
import styles from './form.module.css'

type Props = {
  form: Pick<FormState<never>, 'ref' | 'submit' | 'failure'>
  children: ElementChildren
}

/** The frame of every form: checked by `useForm`, not by the browser, with the rejections of no field above its fields. */
export function Form({ form: { ref, submit, failure }, children }: Props) {
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <FormProblem failure={failure} />
      {children}
    </form>
  )
}
