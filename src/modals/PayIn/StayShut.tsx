import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CheckField } from '../../ui/Field.tsx'
import { mayOpenByItself, setOpensByItself } from './by-itself.ts'

/** If PayIn opened automatically, lets the player turn that off permanently. */
export function StayShut() {
  const [shut, setShut] = useState(() => !mayOpenByItself())
  return (
    <CheckField
      label={useIntl().formatMessage({ id: 'deposit.byItself' })}
      name="stay-shut"
      checked={shut}
      problem={undefined}
      onCheck={(next) => {
        setOpensByItself(!next)
        setShut(next)
      }}
    />
  )
}
